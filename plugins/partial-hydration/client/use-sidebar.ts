import { useEffect, useReducer, useRef } from 'react';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import type { Page } from './load-page';
import { sidebarOfDocument } from './sidebar-of-document';
import { onSidebarIntent } from './sidebar-intent';
import { knownSidebar, loadSidebar } from './sidebars';

/**
 * Returns the items of a page's sidebar: those rendered on the server on the first view, all of them after
 * interaction with the sidebar or navigation.
 */
export function useSidebar({ mark, content }: Page): PropSidebar | undefined {
  const chunk = mark.sidebar?.chunk;
  const [, update] = useReducer((count: number) => count + 1, 0);
  const rendered = useRef<PropSidebar>();
  const all = chunk === undefined ? undefined : knownSidebar(chunk);
  const isPartial = chunk !== undefined && !all;
  useEffect(() => {
    if (!isPartial) return;
    return onSidebarIntent(async () => {
      await loadSidebar(chunk);
      update();
    });
  }, [chunk, isPartial]);
  if (!isPartial) return all;
  return (rendered.current ??= content ? [] : sidebarOfDocument());
}
