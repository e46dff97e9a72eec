import type { SearchRecord } from '../../shared/search-record';

/** A record before its optional parts are filled in. */
export type RecordParts = Pick<SearchRecord, 'kind' | 'title' | 'url' | 'text'> &
  Partial<SearchRecord>;

/** Completes a record. */
export const makeRecord = (parts: RecordParts): SearchRecord => ({
  breadcrumb: [],
  also: [],
  flags: [],
  keywords: [],
  hiddenText: '',
  ...parts,
});
