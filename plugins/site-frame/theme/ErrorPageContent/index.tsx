import { useEffect, useRef, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Error';
import TheirErrorPageContent from '@theme-init/ErrorPageContent';

/** A page that crashed: titled so, and left with the next navigation. */
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
      <TheirErrorPageContent {...props} />
    </>
  );
}
