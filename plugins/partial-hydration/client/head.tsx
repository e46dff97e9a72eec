import {
  Children,
  isValidElement,
  useLayoutEffect,
  useRef,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Replaces `@docusaurus/Head` for server-rendered heads. It keeps the tags of the server, applies titles that
 * change later, such as that of a crash, and sets `data-has-hydrated`.
 */
export default function Head({ children }: PropsWithChildren): null {
  const title = childOf(children, 'title')?.props.children;
  const hydrated = childOf(children, 'html')?.props['data-has-hydrated'];
  const isServerRendered = useRef(!useIsBrowser());
  useLayoutEffect(() => {
    if (!isServerRendered.current && title) document.title = [title].flat().join('');
    if (hydrated) document.documentElement.dataset.hasHydrated = 'true';
    isServerRendered.current = false;
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
