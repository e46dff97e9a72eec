/** Global data of the plugin. */
export interface MarkdownPagesData {
  /** Addresses of pages without Markdown, with the base path. */
  excluded: string[];
}
