import type { ApiSymbol } from '../../../../shared/types/api-model';
import { banner, frontMatter } from './front-matter';
import { pageHead } from './page-head';

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
