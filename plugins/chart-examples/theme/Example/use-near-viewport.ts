import { useEffect, useRef, useState, type RefObject } from 'react';

/** True from the moment on at which the element comes within 300 px of the viewport. */
export function useNearViewport<E extends Element>(): [RefObject<E>, boolean] {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    // A busy page gets "not yet" and "now" in one call: any entry will do.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, near];
}
