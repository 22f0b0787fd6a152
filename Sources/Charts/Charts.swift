/// Swift Charts.
public enum _ChartsModule {}
