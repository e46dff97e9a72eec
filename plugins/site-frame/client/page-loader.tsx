import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import Loading from '@theme/Loading';

type State = ComponentProps<typeof Loading>;

const delay = 200; // milliseconds

/** Says above a static page that its code is late, or that it did not arrive. The text stays readable. */
export function showLoading(code: Promise<unknown>): void {
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (state: Partial<State>) => {
    document.body.append(place);
    root.render(<Loading {...begun} {...state} />);
  };
  const timer = setTimeout(() => show({ pastDelay: true }), delay);
  const end = () => {
    root.unmount();
    place.remove();
  };
  void code.then(end, (error: unknown) => show({ error })).finally(() => clearTimeout(timer));
}

const begun: State = {
  isLoading: true,
  pastDelay: false,
  timedOut: false,
  error: null,
  // The generator keeps a failed download for good: only a new page tries again.
  retry: () => window.location.reload(),
};
