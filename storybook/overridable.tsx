import { createContext, forwardRef, useContext, type ElementType, type ReactNode } from 'react';
import { override, type Props } from './override';

const Overridden = createContext<{ component: string; set: Props }>({ component: '', set: {} });

interface OverridesProps {
  /** Name of the component whose props are overridden. */
  of: string;
  /** Values of the controls. */
  set: Props;
  children: ReactNode;
}

/** Provides overrides for all descendant elements of a component. */
export function Overrides({ of, set, children }: OverridesProps) {
  return <Overridden.Provider value={{ component: of, set }}>{children}</Overridden.Provider>;
}

/** Wraps a component of the library, so that {@link Overrides} can override its props. */
export function overridable(name: string, Component: ElementType) {
  const Overridable = forwardRef<unknown, Props>(function Overridable(props, ref) {
    const { component, set } = useContext(Overridden);
    const shown = component === name ? override(props, set) : props;
    // Function components do not accept refs, so the ref is passed only if an example sets one.
    return ref ? <Component {...shown} ref={ref} /> : <Component {...shown} />;
  });
  Overridable.displayName = name;
  return Overridable;
}
