import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { handleClicks } from '../../../shared/browser/handle-clicks';

if (ExecutionEnvironment.canUseDOM)
  handleClicks('[data-controls] > button', () => import('./controls/on-click'));
