import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import Head from '@docusaurus/Head';

/**
 * Renders `Head` without attributes of `body`: those of the theme would add the class of keyboard mode to the
 * static HTML, and again after every navigation, even with a mouse.
 */
export default function HeadWithoutBodyAttributes({
  children,
  ...props
}: ComponentProps<typeof Head>): ReactNode {
  const isBody = (child: ReactNode) => isValidElement(child) && child.type === 'body';
  return <Head {...props}>{Children.toArray(children).filter((child) => !isBody(child))}</Head>;
}
