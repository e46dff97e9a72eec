import type { ApiModel, ApiSymbol } from '../../../shared/types/api-model';

/** An intermediate model, to whose symbols later steps add fields. */
export type ModelOf<Symbol> = Omit<ApiModel, 'symbols'> & { symbols: Symbol[] };

/** A symbol as extracted from the types: without calls, usages, examples and guide. */
export type ExtractedSymbol = Omit<ApiSymbol, 'calls' | 'usedBy' | 'examples' | 'guide'>;

/** The model as extracted from the types. */
export type ExtractedModel = ModelOf<ExtractedSymbol>;
