import type { RichText } from '../../../../shared/types/api-model';
import type { ExtractedModel } from '../stages';

type Node = RichText[number];

/** Returns a function that links inline code that is an exported name or a value such as `ScaleType.Linear`. */
export function linkCode({ symbols }: ExtractedModel): (text: RichText) => RichText {
  const routes = new Map<string, string>();
  // Inline code refers to the constant rather than to the type of the same name.
  for (const symbol of [...symbols].sort((a, b) => rank(a.kind) - rank(b.kind))) {
    routes.set(symbol.name, symbol.route);
    for (const { name } of symbol.values)
      if (/^\w+\.\w+$/.test(name)) routes.set(name, symbol.route);
  }
  const link = (node: Node): Node => {
    if (node.type === 'link') return node;
    if (node.type === 'inlineCode') {
      const to = routes.get(node.value);
      return to ? { type: 'link', url: to, children: [node] } : node;
    }
    return 'children' in node
      ? ({ ...node, children: (node.children as Node[]).map((child) => link(child)) } as Node)
      : node;
  };
  return (text) => text.map(link);
}

const rank = (kind: string) => ['interface', 'type-alias', 'class'].indexOf(kind) * -1;
