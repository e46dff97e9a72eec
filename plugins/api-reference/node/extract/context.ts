import type ts from 'typescript';
import type { Library } from './library';
import type { Pages } from './pages';

/** Context for extracting a symbol. */
export interface ExtractionContext {
  library: Library;
  pages: Pages;
  /** Name of the extracted symbol. */
  symbolName: string;
  /** Route of its page, to which its own types do not link. */
  symbolRoute: string;
  /** Declaration of the symbol, at which types are resolved. */
  enclosingNode: ts.Declaration;
}
