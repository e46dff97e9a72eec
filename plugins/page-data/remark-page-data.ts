import fs from 'node:fs';
import path from 'node:path';
import type { ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { PageData } from '../../shared/types/page-data';

interface Options {
  siteDir: string;
  elements: PageData[];
}

/**
 * Remark plugin that passes generated data to elements, as imports of JSON files. A page includes only the
 * data that it displays, and the bundler tracks the dependency.
 *
 * @throws Error with the page, the line and a hint, for a value without data.
 */
export function remarkPageData({ siteDir, elements }: Options) {
  return (tree: Root, page: VFile): void => {
    const imports = new Map<string, string>();
    const seen = new Set<PageData>();
    visit(tree, (node) => {
      const data = elements.find(({ element }) => isElement(node, element));
      if (!data || !isElement(node, data.element)) return;
      const value = node.attributes.find(isAttribute(data.attribute))?.value;
      const file = typeof value === 'string' ? data.fileOf(value) : '';
      if (!file || !fs.existsSync(path.join(siteDir, file))) {
        const where = `${path.relative(siteDir, page.path)}:${node.position?.start.line ?? 1}`;
        throw new Error(
          `${where}: <${data.element}> has ${describeValue(value)} as its ${data.attribute}; ${data.hint}`,
        );
      }
      const local = imports.get(file) ?? `pageData${imports.size}`;
      imports.set(file, local);
      node.attributes = node.attributes.filter(
        (attribute) => !isAttribute(data.attribute)(attribute),
      );
      node.attributes.push(reference(data.prop, local));
      if (data.firstProp && !seen.has(data))
        node.attributes.push({ type: 'mdxJsxAttribute', name: data.firstProp, value: null });
      seen.add(data);
    });
    for (const [file, local] of imports) tree.children.unshift(importNode(local, `@site/${file}`));
  };
}

const describeValue = (value: MdxJsxAttribute['value']) => {
  if (typeof value === 'string') return `"${value}"`;
  return value ? 'a value that is not a plain string' : 'nothing';
};

/** Whether a node is a JSX element of that name, in a block or inline. */
const isElement = (node: { type: string }, name: string): node is MdxJsxFlowElement =>
  /^mdxJsx(Flow|Text)Element$/.test(node.type) && 'name' in node && node.name === name;

const isAttribute =
  (name: string) =>
  (attribute: MdxJsxFlowElement['attributes'][number]): attribute is MdxJsxAttribute =>
    attribute.type === 'mdxJsxAttribute' && attribute.name === name;

const program = (body: Program['body']): Program => ({
  type: 'Program',
  sourceType: 'module',
  body,
});

/** Creates the attribute `name={local}`, as text and as the syntax tree that MDX compiles. */
function reference(name: string, local: string): MdxJsxAttribute {
  const estree = program([
    { type: 'ExpressionStatement', expression: { type: 'Identifier', name: local } },
  ]);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: local, data: { estree } },
  };
}

function importNode(local: string, source: string): Root['children'][number] {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } }],
    source: { type: 'Literal', value: source },
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${local} from ${JSON.stringify(source)}`,
    data: { estree: program([declaration]) },
  };
}
