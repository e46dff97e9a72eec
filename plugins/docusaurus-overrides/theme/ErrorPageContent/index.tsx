import { useEffect, useRef, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Error';
import OriginalErrorPageContent from '@theme-init/ErrorPageContent';

/** Renders a crashed page with the title 'Page Error', and resets it on navigation. */
export default function ErrorPageContent(props: Props): ReactNode {
  const { tryAgain } = props;
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <OriginalErrorPageContent {...props} />
    </>
  );
}
