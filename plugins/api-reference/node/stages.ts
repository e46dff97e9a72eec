import type { ApiModel, ApiSymbol } from '../../../contracts/api-model';

/** A model on its way: later steps add fields to its symbols. */
export type ModelOf<Symbol> = Omit<ApiModel, 'symbols'> & { symbols: Symbol[] };

/** A symbol as the types declare it: without defaults, uses, examples and calls. */
export type ExtractedSymbol = Omit<ApiSymbol, 'calls' | 'usedBy' | 'examples' | 'guide'>;

/** What `extractModel` returns. */
export type ExtractedModel = ModelOf<ExtractedSymbol>;
