import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import type PropControls from '@theme/PropControls';

type Props = Omit<ComponentProps<typeof PropControls>, 'data'>;

/** The component with its data, which are loaded when they are shown first. */
interface Loaded {
  Component: typeof PropControls;
  data: ComponentProps<typeof PropControls>['data'];
}

/** Renders the controls for the props of a text. */
export default function Controls(props: Props): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    Promise.all([import('@theme/PropControls'), import('../../client/control-data')]).then(
      ([{ default: Component }, { controlData: data }]) => setLoaded({ Component, data }),
      () => setFailed(true),
    );
  }, [failed]);
  if (failed)
    return (
      <p className="live-editor-notice" role="alert">
        The controls failed to load.{' '}
        <button type="button" onClick={() => setFailed(false)}>
          Try again
        </button>
      </p>
    );
  return loaded ? <loaded.Component {...props} data={loaded.data} /> : null;
}
