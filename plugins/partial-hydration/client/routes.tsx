import {
  useEffect,
  useReducer,
  type ComponentProps,
  type ReactNode,
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
  type RefObject,
} from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import { useLocation, useHistory } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useTOCHighlight } from '@docusaurus/theme-common/internal';
import DocRootLayout from '@theme/DocRoot/Layout';
import DocsRoot from '@theme/DocsRoot';
import siteConfig from '@generated/partial-hydration/default/site-config.json';
import preload, { knownSidebar, loadSidebar, pageAt, type Page, setShown } from './load-page';
import { onSidebarIntent } from './sidebar-dom';
import Islands from './islands';
import { adoptHead, announceTitle, showInSteps } from './page-dom';
import { routeLinks } from './route-links';

/** A single catch-all route: every page is static HTML in the same layout as on the server. */
export default [
  {
    path: '*',
    component: PageRoute,
    routes: [{ path: '*', component: FramedPage }],
    // Never called. The import makes the bundler extract the styles of these modules into the stylesheet.
    serverOnly: () => import('@generated/partial-hydration/default/server-only'),
  },
];

/** Renders the root of every page. It uses the theme's component, so that `useId` returns the same ids as on the server. */
function PageRoute(props: ComponentProps<typeof DocsRoot>): ReactNode {
  const page = useLoadedPage();
  if (!page) return null;
  return (
    <RouteContextProvider value={{ plugin: page.plugin }}>
      <DocsRoot {...props} />
    </RouteContextProvider>
  );
}

/**
 * Returns the page of the current location. It is loaded before navigation to it, unless the whole site has crashed,
 * and with it the component that waits for pages.
 */
function useLoadedPage(): Page | undefined {
  const { pathname } = useLocation();
  const [, update] = useReducer((count: number) => count + 1, 0);
  const page = pageAt(pathname);
  useEffect(() => {
    if (!page) preload(pathname).then(update, () => window.location.reload());
  }, [page, pathname]);
  return page;
}

/** Renders the loaded page of the current location in its layout. */
function FramedPage(): ReactNode {
  const page = pageAt(useLocation().pathname)!;
  if (page.error) throw page.error;
  const html = <PageHtml key={page.key} page={page} />;
  return page.mark.layout === 'docs' ? <InDocs page={page}>{html}</InDocs> : html;
}

function InDocs({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <DocsSidebarProvider name={page.mark.sidebar?.name} items={useSidebar(page)}>
      <DocRootLayout>{children}</DocRootLayout>
    </DocsSidebarProvider>
  );
}

/**
 * Returns the items of a page's sidebar: those rendered on the server on the first view, all of them after
 * interaction with the sidebar or navigation.
 */
function useSidebar({ mark, renderedSidebar }: Page): PropSidebar | undefined {
  const chunk = mark.sidebar?.chunk;
  const [, update] = useReducer((count: number) => count + 1, 0);
  const all = chunk === undefined ? undefined : knownSidebar(chunk);
  const isPartial = chunk !== undefined && !all;
  useEffect(() => {
    if (!isPartial) return;
    return onSidebarIntent(async () => {
      await loadSidebar(chunk);
      update();
    });
  }, [chunk, isPartial]);
  return isPartial ? (renderedSidebar ?? []) : all;
}

/** Renders the HTML of a page: that of the document on the first view, the loaded content after navigation. */
function PageHtml({ page }: { page: Page }): ReactNode {
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
