import type { PropsWithChildren, ReactNode } from 'react';

/** Stands in for react-helmet-async's provider: `head.tsx` needs none. */
export const HelmetProvider = ({ children }: PropsWithChildren): ReactNode => children;
