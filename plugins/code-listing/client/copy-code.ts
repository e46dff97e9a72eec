import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { handleClicks } from '../../../shared/browser/handle-clicks';

if (ExecutionEnvironment.canUseDOM)
  handleClicks('[data-copy]', async () => (await import('./copies/copy-listing')).copyListing);
