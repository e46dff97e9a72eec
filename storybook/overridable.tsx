import { createContext, forwardRef, useContext, type ElementType, type ReactNode } from 'react';
import { override, type Props } from './override';

const Overridden = createContext<{ component: string; set: Props }>({ component: '', set: {} });

interface OverridesProps {
  /** Name of the component whose props the controls show. */
  of: string;
  /** What the reader has set. */
  set: Props;
  children: ReactNode;
}

/** Lets the controls reach every element of one component below. */
export function Overrides({ of, set, children }: OverridesProps) {
  return <Overridden.Provider value={{ component: of, set }}>{children}</Overridden.Provider>;
}

/** A component of the library whose props {@link Overrides} can replace. */
export function overridable(name: string, Component: ElementType) {
  const Overridable = forwardRef<unknown, Props>(function Overridable(props, ref) {
    const { component, set } = useContext(Overridden);
    const shown = component === name ? override(props, set) : props;
    // Function components refuse a ref, so it goes on only where an example gives one.
    return ref ? <Component {...shown} ref={ref} /> : <Component {...shown} />;
  });
  Overridable.displayName = name;
  return Overridable;
}
