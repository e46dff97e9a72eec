import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { handleClicks } from '../../../shared/browser/handle-clicks';

/** Key in `sessionStorage` that is set while a text of this tab is kept: pages load no editor without it. */
export const editedFlag = 'edited-code';

const load = () => import('./start-editor');

if (ExecutionEnvironment.canUseDOM)
  handleClicks('[data-edit]', async () => (await load()).startEditor);

/** Opens the editors of texts that the reader has changed before, and of a text in the address. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location: { hash } }) {
    try {
      if (/^#(edit|code=)/.test(hash) || editedFlag in sessionStorage)
        void load().then(({ restoreEditors }) => restoreEditors());
    } catch {
      // The storage is blocked: no text is kept.
    }
  },
};

export const { onRouteDidUpdate } = clientModule;
