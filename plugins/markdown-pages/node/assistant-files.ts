import type { MarkdownSite } from './markdown-files';
import { indexUrl } from './llms-txt';

/** Something that readers ask for. */
export interface Task {
  task: string;
  /** Routes of the pages that answer, without a slash at the start: `docs/axes`. */
  pages: string[];
}

/** A mistake that the library does not report, or reports with a message that does not say how to avoid it. */
export interface Trap {
  /** What to do instead. */
  instead: string;
  /** Route of the page with the claim. */
  page: string;
  /** Sentence of the page, as plain text, that has a test. */
  claim: string;
  /** Whether the claim is the cause of an error. */
  throws?: boolean;
}

/** What the files for coding assistants say. */
export interface AssistantFiles {
  /** Name of the package. */
  library: string;
  /** Installed version of the package. */
  version: string;
  /** Route of the page with the changes of each version. */
  changes: string;
  /** Route of the page whose first chart is the model for others. */
  firstChart: string;
  /** What applies to every chart. */
  rules: string[];
  /** Tasks by area. */
  tasks: Record<string, Task[]>;
  /** Traps by area. */
  traps: Record<string, Trap[]>;
}

type SiteAddress = Pick<MarkdownSite, 'title' | 'origin' | 'baseUrl'>;

/**
 * Returns the files for coding assistants: `AGENTS.md`, which says where the answer to a task is, and `SKILL.md`, with
 * what goes wrong.
 *
 * @param texts - Markdown files by path relative to the base path
 * @throws Error that names the page and the setting, if a page does not exist.
 */
export function assistantFiles(
  files: AssistantFiles,
  texts: Record<string, string>,
  site: SiteAddress,
): Record<string, string> {
  const fileOf = (route: string) => {
    const file = `${route}.md`;
    if (!(file in texts))
      throw new Error(
        `config/assistants.ts and the files that it imports name the page "${route}", which does not exist: correct the route.`,
      );
    return file;
  };
  return {
    'AGENTS.md': agentsMd(files, fileOf, site),
    'SKILL.md': skillMd(files, fileOf, texts, site),
  };
}

type FileOf = (route: string) => string;

/** The base address is stated once, because the whole file is part of every conversation. */
function agentsMd(
  { library, version, changes, rules, tasks }: AssistantFiles,
  fileOf: FileOf,
  site: SiteAddress,
): string {
  const areas = Object.entries(tasks).map(([area, list]) =>
    lines(
      `### ${area}`,
      '',
      ...list.map(({ task, pages }) => `- ${task}: ${pages.map(fileOf).join(', ')}`),
    ),
  );
  return sections(
    `## ${site.title} (${library} ${version})`,
    `Before you write or change a chart, read the page for the task below: names and defaults differ from other charting libraries, and from older versions. The pages describe version ${version}; if package.json has another one, read ${fileOf(changes)} as well.`,
    `Paths are relative to ${site.origin}${site.baseUrl} and lead to Markdown. Not listed here: ${indexUrl(site)}`,
    lines(...rules.map((rule) => `- ${rule}`)),
    ...areas,
  );
}

function skillMd(
  { library, version, changes, firstChart, rules, traps }: AssistantFiles,
  fileOf: FileOf,
  texts: Record<string, string>,
  site: SiteAddress,
): string {
  const base = site.origin + site.baseUrl;
  const areas = Object.entries(traps).map(([area, list]) =>
    lines(
      `## ${area}`,
      '',
      ...list.map(
        ({ instead, page, claim, throws }) =>
          `- **${instead}** ${throws ? 'This throws: ' : ''}${claim.replace(/:$/, '.')} ([${page}](${base}${fileOf(page)}))`,
      ),
    ),
  );
  return sections(
    lines(
      '---',
      'name: elastic-charts',
      `description: Writes, reviews and repairs charts with ${library} (React). Use it when code imports ${library}, when a chart is blank, cut off or throws, or when someone asks for a chart in such a project.`,
      '---',
    ),
    `# ${site.title} ${version}`,
    `What goes wrong with ${library} ${version}, from sentences of its documentation that tests run against that version. Compare it with package.json; another version can differ: ${base}${fileOf(changes)}`,
    lines(
      `- Tasks and their pages: ${base}AGENTS.md`,
      `- All pages: ${indexUrl(site)}`,
      '- Look up a prop before you use it. If the page of the component does not list it, it does not exist.',
    ),
    '## Every chart',
    lines(...rules.map((rule) => `- ${rule}`)),
    `A complete chart (${base}${fileOf(firstChart)}):`,
    firstChartOf(firstChart, texts[fileOf(firstChart)] ?? ''),
    ...areas,
  );
}

/** Returns the first code block of a page that renders a chart. A check compiles it. */
function firstChartOf(page: string, markdown: string): string {
  const block = [...markdown.matchAll(/^```tsx.*\n[^]*?^```$/gm)].find(([code]) =>
    code.includes('<Chart'),
  );
  if (!block)
    throw new Error(
      `${page} has no code block with a chart: name another page in config/assistants.ts.`,
    );
  return block[0];
}

const lines = (...parts: string[]) => parts.join('\n');

const sections = (...parts: string[]) => `${parts.join('\n\n')}\n`;
