import type ts from 'typescript';

/** Whether a name refers to a type, or to a value as in `typeof X`. */
export type NamePosition = 'type' | 'value';

/**
 * Returns the route of the page of an exported symbol, or the URL of the external documentation of a symbol of
 * React, TypeScript or the web platform. If a constant and a type are the same symbol, the position decides
 * between their pages.
 */
export type PageOfSymbol = (symbol: ts.Symbol, position: NamePosition) => string | undefined;

/** Returns the pages of the library's exports for the symbols of a program that imports the library. */
export type PagesInProgram = (program: ts.Program) => PageOfSymbol;
