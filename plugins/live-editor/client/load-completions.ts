import components from '@site/.generated/check-code/components.json';
import themes from '@site/.generated/check-code/themes.json';
import siteConfig from '@generated/docusaurus.config';
import { loadHints } from '../../../shared/browser/load-hints';
import { joinCheckData } from '../../../shared/check-code/check-data';
import type { CompletionData } from './editor/completions';

/** Returns the data of completions. Descriptions are loaded when they are needed. */
export const loadCompletionData = (): CompletionData => ({
  components: joinCheckData(components, undefined, themes),
  hints: (page) => loadHints(`${siteConfig.baseUrl}code-hints/${page}.json`),
});
