import {
  Children,
  isValidElement,
  useLayoutEffect,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';

/**
 * Replaces `@docusaurus/Head` for server-rendered heads. It keeps the tags of the server, and sets
 * `data-has-hydrated`. The only titles that React renders in the browser are those of crashes: the previous title
 * returns with the page.
 */
export default function Head({ children }: PropsWithChildren): null {
  const title = childOf(children, 'title')?.props.children;
  const hydrated = childOf(children, 'html')?.props['data-has-hydrated'];
  useLayoutEffect(() => {
    if (hydrated) document.documentElement.dataset.hasHydrated = 'true';
    if (!title) return;
    const previous = document.title;
    document.title = [title].flat().join('');
    return () => void (document.title = previous);
  }, [title, hydrated]);
  return null;
}

interface HeadProps {
  children?: string | string[];
  'data-has-hydrated'?: boolean;
}

const childOf = (children: PropsWithChildren['children'], type: string) =>
  Children.toArray(children).find(
    (child): child is ReactElement<HeadProps> => isValidElement(child) && child.type === type,
  );

/** Replaces the provider of react-helmet-async, which `Head` does not need. */
export const HelmetProvider = ({ children }: PropsWithChildren): ReactNode => children;
