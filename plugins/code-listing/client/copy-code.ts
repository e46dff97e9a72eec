import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { handleClicks } from '../../../shared/browser/handle-clicks';

if (ExecutionEnvironment.canUseDOM)
  handleClicks('[data-copy]', () => import('./copies/copy-listing'));
