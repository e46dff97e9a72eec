/** A name that came or went: a symbol (`Meter`) or a member (`AxisSpec.hide`). */
export interface ChangedName {
  name: string;
  /** `component`, `interface` and so on; `member` for members. */
  kind: string;
}

/** Something that is written differently: a type or a default. */
export interface ChangedText extends ChangedName {
  before: string;
  after: string;
}

/** What changed in the types between two releases of the library, for someone who uses them. */
export interface ApiChanges {
  from: string;
  to: string;
  added: ChangedName[];
  removed: ChangedName[];
  retyped: ChangedText[];
  redefaulted: ChangedText[];
  deprecated: ChangedName[];
}
