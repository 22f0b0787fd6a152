# For script/bench and script/bench-app: where the C programs to compare with are, and how they are built.

baseline=${BASELINE:-$root/../shared/baseline/baseline.c}

# compile PROGRAM SOURCE PACKAGE [FLAG]...: builds a C program with optimisation that uses the package of a library.
compile() {
    # shellcheck disable=SC2046 # the flags are several words
    gcc -O2 -o "$1" "$2" "${@:4}" $(pkg-config --cflags --libs "$3") -lm
}
