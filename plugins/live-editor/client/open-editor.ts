import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { handleClicks } from '../../../shared/browser/handle-clicks';

/** Key in `sessionStorage` that is set while a text of this tab is kept: pages load no editor without it. */
export const editedFlag = 'edited-code';

const load = () => import('./start-editor');

if (ExecutionEnvironment.canUseDOM) handleClicks('[data-edit]', load);

/** Opens the editors of texts that the reader has changed before, and of a text in the address. */
async function restore(hash: string): Promise<void> {
  try {
    if (hash.startsWith('#edit') || editedFlag in sessionStorage) (await load()).restoreEditors();
  } catch {
    // The storage is blocked, or the code failed to load: the button Edit tries again.
  }
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) =>
  void restore(location.hash);
