import type { ReactNode } from 'react';
import useRouteContext from '@docusaurus/useRouteContext';
import type { PageMark } from '../../shared/chunks';

interface Props extends Omit<PageMark, 'plugin'> {
  children: ReactNode;
}

/** Marks the static content of a page; only the layout around it is hydrated. */
export default function PageContent({ children, ...mark }: Props): ReactNode {
  const { plugin } = useRouteContext();
  const { name, id } = plugin;
  return (
    <div data-page={JSON.stringify({ ...mark, plugin: { name, id } } satisfies PageMark)}>
      {children}
    </div>
  );
}
