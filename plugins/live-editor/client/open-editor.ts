import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { handleClicks } from '../../../shared/browser/handle-clicks';

const load = () => import('./start-editor');

if (ExecutionEnvironment.canUseDOM)
  handleClicks('[data-edit]', async () => (await load()).startEditor);

/** Opens the editors of texts that the reader has changed before, and of a text in the address. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location }) {
    if (/^#(?:edit|code=)/.test(location.hash) || sessionStorageHas('edited'))
      void load().then(({ restoreEditors }) => restoreEditors());
  },
};

/** The storage may be blocked. */
function sessionStorageHas(key: string): boolean {
  try {
    return key in sessionStorage;
  } catch {
    return false;
  }
}

export const { onRouteDidUpdate } = clientModule;
