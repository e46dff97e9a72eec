import { memo, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
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
  useTOCHighlight(useRef({ ...tableOfContents, ...tocClasses }).current);
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

/** Hydration leaves inner HTML alone whose difference is allowed. */
const Content = memo(function Content({ container, page: { mark, content } }: ContentProps) {
  return (
    <div
      ref={container}
      data-page={content?.mark ?? JSON.stringify(mark)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: content?.html ?? '' }}
    />
  );
});
