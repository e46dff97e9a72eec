import type ts from 'typescript';
import type { Library } from './library';
import type { Pages } from './pages';

/** The exported symbol that is read, and what its types are read with. */
export interface ExtractionContext {
  library: Library;
  pages: Pages;
  /** Name of the symbol; errors name it. */
  symbolName: string;
  /** Route of its page; types on it do not link to it. */
  ownRoute: string;
  /** A declaration of it, from which types are seen. */
  enclosingNode: ts.Declaration;
}
