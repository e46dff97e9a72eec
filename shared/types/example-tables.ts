/** Value of a cell. A field that a row does not have is an empty string. */
export type Cell = string | number | boolean | null;

/** A field of the rows. */
export interface TableColumn {
  /** Name of the field, or the index of the value if rows are arrays. */
  name: string;
  /** Names of the accessors that read the field, without "Accessor": `x`, `y`, `splitSeries`. */
  roles: string[];
  /** Whether the values are times in milliseconds since 1970. */
  isTime?: true;
}

/** Data that one or several specs of an example draw. */
export interface ExampleTable {
  /** Names of the specs. */
  names: string[];
  /** Component of the first spec: `BarSeries`. */
  component: string;
  columns: TableColumn[];
  /** The first rows, see `total`. */
  rows: Cell[][];
  /** Number of rows of the data. */
  total: number;
}

/** `example-tables/<id>.json`: the data that an example draws when it is rendered first. */
export type ExampleTables = ExampleTable[];
