import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import LoadedIsland from './loaded-island';

/** The islands of a page's HTML, each in the element that marks it, from the moment on that it comes near. */
export default function Islands({ container }: { container: RefObject<HTMLElement> }): ReactNode {
  const [near, setNear] = useState<HTMLElement[]>([]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const begun = entries.filter(({ isIntersecting }) => isIntersecting);
        for (const { target } of begun) observer.unobserve(target);
        if (begun.length > 0)
          setNear((all) => [...all, ...begun.map(({ target }) => target as HTMLElement)]);
      },
      { rootMargin: '300px' },
    );
    for (const place of container.current!.querySelectorAll('[data-island]'))
      observer.observe(place);
    return () => observer.disconnect();
  }, [container]);
  return near.map((place, index) =>
    createPortal(
      <LoadedIsland name={place.dataset.island!} {...JSON.parse(place.dataset.props!)} />,
      place,
      String(index),
    ),
  );
}
