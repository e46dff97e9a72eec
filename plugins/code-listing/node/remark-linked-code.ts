import fs from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { isEditable } from '../../../shared/is-editable';
import { generatedFiles } from '../../../shared/generated-files';
import type { PageData } from '../../../shared/types/page-data';
import { sourceKey } from './references/source-key';
import { titleIn } from './title-in';

/** Data of listings: highlighted code with links, as JSON, so that the bundler notices new links. */
export const blockData: PageData = {
  element: 'CodeListing',
  attribute: 'block',
  prop: 'block',
  fileOf: (key) => generatedFiles.codeBlock(key).path,
  hint: 'write a fenced code block instead.',
};

/**
 * Replaces TypeScript code blocks by `<CodeListing block language title />`. A block that has changed since its
 * links were generated is left to `rehypeCodeListing`, without links; only the development server displays such a
 * block, because a build generates the links first.
 */
export function remarkLinkedCode({ siteDir }: { siteDir: string }) {
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      const { lang: language } = node;
      if (!parent || index === undefined || !isTypeScript(language)) return;
      const block = sourceKey({ code: node.value, language });
      if (fs.existsSync(path.join(siteDir, blockData.fileOf(block))))
        parent.children[index] = listing(node, language, block);
    });
  };
}

const isTypeScript = (language?: string | null): language is 'ts' | 'tsx' =>
  language === 'ts' || language === 'tsx';

function listing({ meta, value }: Code, language: string, block: string): MdxJsxFlowElement {
  const title = titleIn(meta ?? '');
  const attributes = {
    block,
    language,
    ...(title ? { title } : {}),
    ...(isEditable(value, meta) && { editable: '' }),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: blockData.element,
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}
