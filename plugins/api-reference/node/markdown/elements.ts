import type { RootContent } from 'mdast';
import type { ApiSymbol } from '../../../../contracts/api-model';
import { generatedFiles, readGenerated } from '../../../../contracts/generated-files';
import type { MarkdownElement } from '../../../../contracts/markdown-element';
import { propsMarkdown } from './props-markdown';
import { signaturesMarkdown } from './signatures-markdown';
import { symbolMarkdown } from './symbol-markdown';
import { usesMarkdown } from './uses-markdown';
import { valuesMarkdown } from './values-markdown';

const conversions: Record<string, (symbol: ApiSymbol) => RootContent[]> = {
  ApiSignatures: signaturesMarkdown,
  ApiSymbol: symbolMarkdown,
  ApiUses: usesMarkdown,
  ApiValues: valuesMarkdown,
  Props: propsMarkdown,
};

/** Markdown of the MDX elements of this plugin. */
export const symbolElements: MarkdownElement[] = [
  ...Object.entries(conversions).map(([element, convert]): MarkdownElement => ({
    element,
    toMarkdown: ({ attributes }, siteDir) =>
      convert(readGenerated(generatedFiles.apiSymbol(attributes.of ?? ''), siteDir)),
  })),
  { element: 'ApiNames', toMarkdown: ({ children }) => children },
];
