/** A name that was added, removed or deprecated: a symbol (`Meter`) or a member (`AxisSpec.hide`). */
export interface ChangedName {
  name: string;
  /** `component`, `interface` and so on; `member` for members. */
  kind: string;
}

/** A type or a default value that differs between two releases. */
export interface ChangedText extends ChangedName {
  before: string;
  after: string;
}

/** Differences between the public types of two releases of the library. */
export interface ApiChanges {
  from: string;
  to: string;
  added: ChangedName[];
  removed: ChangedName[];
  retyped: ChangedText[];
  redefaulted: ChangedText[];
  deprecated: ChangedName[];
}
