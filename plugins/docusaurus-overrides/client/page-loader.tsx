import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import Loading from '@theme/Loading';

type State = ComponentProps<typeof Loading>;

const delay = 200; // milliseconds

/** Shows the page loader above a static page while its chunks are loading, or if they fail to load. */
export function showLoading(chunks: Promise<unknown>): void {
  const container = document.createElement('div');
  const root = createRoot(container);
  const show = (state: Partial<State>) => {
    document.body.append(container);
    root.render(<Loading {...initialState} {...state} />);
  };
  const timer = setTimeout(() => show({ pastDelay: true }), delay);
  const hide = () => {
    root.unmount();
    container.remove();
  };
  void chunks.then(hide, (error: unknown) => show({ error })).finally(() => clearTimeout(timer));
}

const initialState: State = {
  isLoading: true,
  pastDelay: false,
  timedOut: false,
  error: null,
  // Docusaurus caches a failed download: only a reload retries it.
  retry: () => window.location.reload(),
};
