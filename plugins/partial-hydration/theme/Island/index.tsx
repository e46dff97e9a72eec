import type { ReactNode } from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import LoadedIsland from '../../client/loaded-island';

interface Props {
  /** Name of the component among the plugin's option `islands`. */
  name: string;
  /** Props of the component, as JSON can hold them. */
  props: Record<string, unknown>;
}

/**
 * A part of a page that runs. On the server, an element that says what runs there; the client of a
 * production build finds it by its attributes. In development React renders the component in the element.
 */
export default function Island({ name, props }: Props): ReactNode {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <BrowserOnly>{() => <LoadedIsland name={name} {...props} />}</BrowserOnly>
    </div>
  );
}
