import { fromMarkdown } from 'mdast-util-from-markdown';
import ts from 'typescript';
import type { RichText } from '../../../../shared/types/api-model';
import { firstSentence } from '../../../../shared/first-sentence';

/** Returns the route of a name's page, if it has one. */
export type FindPage = (name: string) => string | undefined;

/** Content of a doc comment. */
export interface Comment {
  summary: string;
  description: RichText;
  declaredDefault?: string;
  deprecated?: RichText;
  releaseTag?: string;
}

const releaseTags = ['public', 'alpha', 'beta', 'internal'];

/** Reads the doc comment of an exported symbol, a member or a parameter. */
export function readComment(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  findPage: FindPage,
): Comment {
  const tags = symbol.getJsDocTags(checker);
  const tagText = (...names: string[]) => {
    const tag = tags.find(({ name }) => names.includes(name));
    return tag && ts.displayPartsToString(tag.text).trim();
  };
  const remarks = tagText('remarks');
  const text = [ts.displayPartsToString(symbol.getDocumentationComment(checker)), remarks]
    .filter(Boolean)
    .join('\n\n');
  const deprecated = tagText('deprecated');
  const description = richText(text, findPage);
  return {
    summary: firstSentence(description),
    description,
    declaredDefault: plainCode(tagText('defaultValue', 'default')),
    deprecated: deprecated === undefined ? undefined : richText(deprecated, findPage),
    releaseTag: tags.map(({ name }) => name).find((name) => releaseTags.includes(name)),
  };
}

/** Removes `{@link X}` and backticks from the code of a default. */
const plainCode = (text?: string) =>
  text
    ?.replace(/\{@link\s+([^\s|}]+)[^}]*\}/g, '$1')
    .replace(/^`+|`+$/g, '')
    .trim() || undefined;

/** Parses the Markdown of a comment. `{@link X}` becomes a link to the page of X, or inline code. */
function richText(text: string, findPage: FindPage): RichText {
  const markdown = text.replace(
    /\{@link(?:code|plain)?\s+([^\s|}]+)(?:\s*\|?\s*([^}]*))?\}/g,
    (_all, target: string, label = '') => {
      const to = /^https?:/.test(target) ? target : findPage(target.split('.')[0] ?? target);
      const words = label.trim() || target;
      return to ? `[${words}](${to})` : `\`${words}\``;
    },
  );
  return withoutPositions(fromMarkdown(markdown).children);
}

/** Removes the source positions from a Markdown tree. */
export const withoutPositions = (nodes: RichText): RichText =>
  JSON.parse(JSON.stringify(nodes, (key, value) => (key === 'position' ? undefined : value)));
