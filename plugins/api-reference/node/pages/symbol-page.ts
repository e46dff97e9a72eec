import type { ApiSymbol } from '../../../../contracts/api-model';
import { banner, frontMatter } from './front-matter';
import { pageHead } from './page-head';

/** Key of a symbol's data file; the kind tells a constant from the type of the same name. */
export const dataKey = ({ name, kind }: ApiSymbol) => `${name}.${kind}`;

/** Text of a symbol's page; headings stand in the page itself, so that its table of contents has them. */
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
    symbol.signatures.length > 0 && section('Parameters and result', 'ApiSignatures'),
    symbol.members.length > 0 && section(symbol.isComponent ? 'Props' : 'Members', 'Props'),
    symbol.usedBy.length + symbol.examples.length > 0 && section('Where it is used', 'ApiUses'),
    symbol.statics.length > 0 && staticsSection(symbol),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const staticsSection = ({ name, statics }: ApiSymbol) => `## Statics

The types of [the namespace of \`${name}\`](/all-types/namespaces/${name}/) list ${statics.length} React statics: ${statics.map((one) => `\`${one.name}\``).join(', ')}. You rarely need them.`;
