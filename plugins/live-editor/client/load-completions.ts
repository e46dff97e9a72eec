import components from '@site/.generated/check-code/components.json';
import siteConfig from '@generated/docusaurus.config';
import type { CompletionData } from './editor/completions';
import { loadHints } from './load-hints';

/** Returns the data of completions. Descriptions are loaded when they are needed. */
export const loadCompletionData = (): CompletionData => ({
  components,
  hints: (page) => loadHints(siteConfig.baseUrl, page),
});
