import type { PropsWithChildren, ReactNode } from 'react';

/** Replaces the provider of react-helmet-async, which `head.tsx` does not need. */
export const HelmetProvider = ({ children }: PropsWithChildren): ReactNode => children;
