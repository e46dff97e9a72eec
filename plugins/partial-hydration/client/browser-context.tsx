import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react';
import { repeatEarlyEvents } from './early-events';

/** Whether the application has been hydrated; read by `useIsBrowser`. */
export const Context = createContext(false);

/** Replaces the provider of Docusaurus: the rendering after hydration does not block the browser. */
export function BrowserContextProvider({ children }: { children: ReactNode }): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    if (isBrowser) repeatEarlyEvents();
    else startTransition(() => setIsBrowser(true));
  }, [isBrowser]);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
