/** Options of the partial-hydration plugin. */
export interface PartialHydrationOptions {
  /**
   * Interactive parts of pages: the name that `<Island name="…">` uses, and the module whose default export
   * is the component.
   */
  islands: Record<string, string>;
  /**
   * Modules that only the server renders and no other of them imports: their styles are added to the
   * stylesheet. What is missing here stops the build with the class that has no style.
   */
  serverOnly: string[];
  /** Classes in pages that need no style, such as hooks of scripts and tests. Each is a regular expression. */
  classesWithoutStyle: string[];
}
