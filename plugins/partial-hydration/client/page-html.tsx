import { memo, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import siteConfig from '@generated/partial-hydration/default/site-config.json';
import { useHistory } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useTOCHighlight } from '@docusaurus/theme-common/internal';
import Islands from './islands';
import { setShown, type Page } from './load-page';
import { adoptHead, announceTitle, showInSteps } from './page-dom';
import { routeLinks } from './route-links';

/** Renders the HTML of a page: that of the document on the first view, the loaded content after navigation. */
export default function PageHtml({ page }: { page: Page }): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const { tableOfContents } = useThemeConfig();
  useTOCHighlight(useMemo(() => ({ ...tableOfContents, ...tocClasses }), [tableOfContents]));
  useLayoutEffect(() => {
    setShown(page);
    if (!page.isInDocument) {
      adoptHead(page.content);
      announceTitle();
    }
    return routeLinks(container.current!, history, siteConfig.baseUrl);
  }, [page, history]);
  useLayoutEffect(() => {
    const content = container.current!.querySelector<HTMLElement>('.markdown');
    // An anchor and a restored scroll position need the full height of the page at once.
    const startsAtTop = history.action !== 'POP' && !history.location.hash;
    if (!page.isInDocument && content && startsAtTop) showInSteps(content);
  }, [page, history]);
  return (
    <>
      <Content container={container} page={page} />
      <Islands container={container} />
    </>
  );
}

const tocClasses = {
  linkClassName: 'table-of-contents__link toc-highlight', // excludes the mobile table of contents
  linkActiveClassName: 'table-of-contents__link--active',
};

interface ContentProps {
  container: RefObject<HTMLDivElement>;
  page: Page;
}

const Content = memo(function Content({ container, page: { content } }: ContentProps) {
  return (
    <div
      ref={container}
      data-page={content.mark}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: content.html }}
    />
  );
});
