import { memo, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useTOCHighlight } from '@docusaurus/theme-common/internal';
import { adoptHead } from './adopt-head';
import Islands from './islands';
import { setShown, type Page } from './load-page';
import { routeLinks } from './route-links';

/** The HTML of a page: on the first view as it is in the document, later as it was loaded. */
export default function PageHtml({ page }: { page: Page }): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const { tableOfContents } = useThemeConfig();
  useTOCHighlight(useMemo(() => ({ ...tableOfContents, ...tocClasses }), [tableOfContents]));
  useLayoutEffect(() => {
    setShown(page);
    if (page.content) adoptHead(page.content);
    return routeLinks(container.current!, history);
  }, [page, history]);
  return (
    <>
      <Content container={container} page={page} />
      <Islands container={container} />
    </>
  );
}

const tocClasses = {
  linkClassName: 'table-of-contents__link toc-highlight', // not of the list on phones
  linkActiveClassName: 'table-of-contents__link--active',
};

interface ContentProps {
  container: RefObject<HTMLDivElement>;
  page: Page;
}

const Content = memo(function Content({ container, page: { mark, content } }: ContentProps) {
  return (
    <div
      ref={container}
      data-page={content?.mark ?? JSON.stringify(mark)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={content ? { __html: content.html } : fromDocument}
    />
  );
});

/**
 * Hydration leaves the first page's HTML alone and does not read this. React reads it when the frame is not as
 * it was built and it renders the whole document anew, while the old one is still there.
 */
const fromDocument = {
  get __html(): string {
    return document.querySelector('[data-page]')?.innerHTML ?? '';
  },
};
