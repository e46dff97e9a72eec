import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { handleClicks } from '../../../shared/browser/handle-clicks';
import { editedFlag } from './edited-flag';

const load = () => import('./start-editor');

if (ExecutionEnvironment.canUseDOM)
  handleClicks('[data-edit]', async () => (await load()).startEditor);

/** Opens the editors of texts that the reader has changed before, and of a text in the address. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location }) {
    if (/^#(?:edit|code=)/.test(location.hash) || hasEditedCode())
      void load().then(({ restoreEditors }) => restoreEditors());
  },
};

/** The storage may be blocked. */
function hasEditedCode(): boolean {
  try {
    return editedFlag in sessionStorage;
  } catch {
    return false;
  }
}

export const { onRouteDidUpdate } = clientModule;
