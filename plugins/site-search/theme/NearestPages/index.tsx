import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from '../../../../shared/browser/when-idle';

/** Renders links to pages with a similar name below the text of the not-found page, once the browser is idle. */
export default function NearestPages(): ReactNode {
  const [Links, setLinks] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(() => {
        import('./Links').then(
          (module) => setLinks(() => module.default),
          (error: unknown) => console.warn('Similar pages failed to load.', error),
        );
      }),
    [],
  );
  return Links ? <Links /> : null;
}
