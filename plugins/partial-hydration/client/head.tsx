import {
  Children,
  isValidElement,
  useLayoutEffect,
  useRef,
  type PropsWithChildren,
  type ReactElement,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Head for pages whose head the server made. What the server has written is left alone; a title that comes
 * later, such as that of a crash, is set, and `data-has-hydrated` follows.
 */
export default function Head({ children }: PropsWithChildren): null {
  const title = childOf(children, 'title')?.props.children;
  const hydrated = childOf(children, 'html')?.props['data-has-hydrated'];
  const written = useRef(!useIsBrowser());
  useLayoutEffect(() => {
    if (!written.current && title) document.title = [title].flat().join('');
    if (hydrated) document.documentElement.dataset.hasHydrated = 'true';
    written.current = false;
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
