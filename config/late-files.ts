/**
 * Patterns of the paths of files that are made when they are requested, or after the pages: relative to the base path.
 */
export const latePaths = {
  pictures: /^pictures\//,
  exampleTables: /^example-tables\//,
  storybook: /^storybook\//,
  markdown: /^(?!(?:AGENTS|SKILL)\.md$).*\.md$/,
  llms: /^llms(?:-full)?\.txt$|^llms\/[\w-]+\.txt$|^(?:AGENTS|SKILL)\.md$/,
  typeCheck: /^type-check\//,
  serverData: /^(?:mcp|r)\//,
  notices: /^(?:THIRD-PARTY\.txt|sbom\.cdx\.json)$/,
};

/** Environment variable with the origin of the server that makes these files for the development server. */
export const lateFilesVariable = 'LATE_FILES_ORIGIN';
