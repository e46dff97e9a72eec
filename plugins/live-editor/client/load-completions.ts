import components from '@site/.generated/check-code/components.json';
import themes from '@site/.generated/check-code/themes.json';
import siteConfig from '@generated/docusaurus.config';
import { joinCheckData } from '../../../shared/check-code/check-data';
import type { CompletionData } from './editor/completions';
import { loadHints } from './load-hints';

/** Returns the data of completions. Descriptions are loaded when they are needed. */
export const loadCompletionData = (): CompletionData => ({
  components: joinCheckData(components, undefined, themes),
  hints: (page) => loadHints(siteConfig.baseUrl, page),
});
