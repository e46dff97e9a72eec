import type { ApiSymbol, ApiKind } from '../../../../shared/types/api-model';
import { banner, frontMatter } from './front-matter';

/** Returns the key of a symbol's data file, which includes the kind, since a constant and a type can share a name. */
export const dataKey = ({ name, kind }: ApiSymbol) => `${name}.${kind}`;

/** Returns the MDX source of a symbol's page. Headings are Markdown, so that they appear in the table of contents. */
export function symbolPage(symbol: ApiSymbol): string {
  const of = dataKey(symbol);
  const section = (heading: string, element: string) =>
    `## ${heading}\n\n<${element} of="${of}" />`;
  return [
    frontMatter({ title: symbol.name, ...pageHead(symbol) }),
    banner,
    `<ApiSymbol of="${of}" />`,
    symbol.isComponent && symbol.examples[0] && `<Example id="${symbol.examples[0]}" folded />`,
    symbol.values.length > 0 && section('Values', 'ApiValues'),
    symbol.signatures.length > 0 && section('Parameters and return value', 'ApiSignatures'),
    symbol.members.length > 0 && section(symbol.isComponent ? 'Props' : 'Members', 'Props'),
    symbol.usedBy.length + symbol.examples.length > 0 && section('Usage', 'ApiUses'),
    symbol.statics.length > 0 && staticsSection(symbol),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const staticsSection = ({ name, statics }: ApiSymbol) => `## Static properties

[The namespace of \`${name}\`](/all-types/namespaces/${name}/) documents ${statics.length} static properties from React’s types: ${statics.map((one) => `\`${one.name}\``).join(', ')}. You rarely need them.`;

/** Name of each kind, suffix of the document title, and summary of the page's contents. */
const kinds: Record<ApiKind, [name: string, title: string, contents: string]> = {
  component: ['Component', 'props reference', 'All props with types and defaults.'],
  class: ['Class', 'class reference', 'All members with types and defaults.'],
  function: ['Function', 'function', 'Its parameters, its return value and its usage.'],
  interface: ['Interface', 'interface', 'All members with types and defaults.'],
  'type-alias': ['Type', 'type', 'Its definition and all places where it is used.'],
  variable: ['Constant', 'constant', 'Its type, its values and where they are used.'],
};

const minLength = 50; // characters; shorter descriptions are not informative in search results

/** Returns the document title and the description of a symbol's page. Both contain the kind, so that they are unique. */
function pageHead({ name, kind, summary }: ApiSymbol): Record<string, string> {
  const [kindName, title, contents] = kinds[kind];
  const title_meta = `${name} ${title}`;
  if (!summary)
    return { title_meta, description: `${name}, as the types of @elastic/charts declare it.` };
  const described = `${kindName} ${name}: ${summary}`;
  return {
    title_meta,
    description: described.length < minLength ? `${described} ${contents}` : described,
  };
}
