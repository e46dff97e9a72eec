import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { handleClicks } from '../../../shared/browser/handle-clicks';

if (ExecutionEnvironment.canUseDOM)
  handleClicks('[data-page-control]', async () => (await import('./controls/on-click')).onClick);
