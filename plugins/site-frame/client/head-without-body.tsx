import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import Head from '@docusaurus/Head';

/**
 * Head without attributes of `body`: the theme's would put keyboard mode into the static page and back after
 * every navigation, also of a reader with a mouse.
 */
export default function HeadWithoutBody({
  children,
  ...props
}: ComponentProps<typeof Head>): ReactNode {
  const isOfBody = (child: ReactNode) => isValidElement(child) && child.type === 'body';
  return <Head {...props}>{Children.toArray(children).filter((child) => !isOfBody(child))}</Head>;
}
