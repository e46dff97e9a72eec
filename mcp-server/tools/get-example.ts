import { nearestName } from '../../shared/check-code/nearest-name';
import { completeListing, listingTargets, stylesheetImport } from '../../shared/complete-listing';
import type { ServerExample } from '../../shared/server-data';
import { maxTokens } from '../text/answer';
import { splitIntoParts } from '../text/split-blocks';
import { defineTool } from './define-tool';
import { quoted } from './read-arguments';
import { ToolError } from './tool';

export const getExample = defineTool({
  name: 'get_example',
  description:
    'Get the code of an example that runs where it is pasted, with stylesheet and base theme.',
  parameters: {
    id: { type: 'string', description: 'Such as bar/stacked' },
    target: { type: 'string', enum: listingTargets, description: 'vite unless set' },
    part: { type: 'integer', description: 'Part of long code, from 1' },
  },
  required: ['id'],
  run: async (documentation, { id, target = 'vite', part = 1 }) => {
    const example = exampleOf(await documentation.examples(), id);
    const { file, code, install } = completeListing(example.source, target);
    const { title, summary } = example;
    const text = [
      `# ${title} (${example.id})`,
      summary,
      `\`${install}\`${target === 'existing' ? ` with React 18. Once in the application: \`${stylesheetImport}\`` : ''}`,
      `\`${file}\`:\n\n\`\`\`tsx\n${code.trim()}\n\`\`\``,
      `The color mode is read when the page loads; for a button: read_page docs/dark-mode. Legends as on the site: charts.css of docs/install. Page: /examples/${example.id}`,
    ].join('\n\n');
    const parts = splitIntoParts(text, maxTokens - 60);
    const content = parts[part - 1];
    if (content === undefined)
      throw new ToolError(
        `There is no part ${part}: the code has ${parts.length} ${parts.length === 1 ? 'part' : 'parts'}.`,
      );
    if (parts.length === 1) return content;
    const next = `get_example {"id": "${example.id}", "target": "${target}", "part": ${part + 1}}`;
    return `${content}\n\n(Part ${part} of ${parts.length}: join the code of all parts.${part < parts.length ? ` Next: ${next}.` : ''})`;
  },
});

function exampleOf(examples: ServerExample[], text: string): ServerExample {
  const id = text
    .toLowerCase()
    .split('/')
    .map((part) => part.trim().replace(/(?:#.*|\.\w+)$/, ''))
    .filter((part) => part !== '')
    .slice(-2)
    .join('/');
  const example =
    examples.find((one) => one.id === id) ??
    examples.find((one) => one.title.toLowerCase() === text.trim().toLowerCase());
  if (example) return example;
  const ids = examples.map((one) => one.id);
  const [family = '', name = ''] = id.split('/');
  const near = nearestName(id.slice(0, 100), ids);
  const sameName = ids.filter((one) => one.split('/')[1] === (name || family));
  const sameFamily = ids.filter((one) => one.startsWith(`${family}/`));
  const nearest = [...new Set([...(near ? [near] : []), ...sameName, ...sameFamily])].slice(0, 8);
  throw new ToolError(
    nearest.length > 0
      ? `There is no example ${quoted(text)}. Nearest: ${nearest.join(', ')}.`
      : `There is no example ${quoted(text)}. Call find_example with a description to find its id.`,
  );
}
