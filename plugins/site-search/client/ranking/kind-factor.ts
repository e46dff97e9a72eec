import type { SearchKind } from '../../../../shared/search-data';
import type { SearchEntry } from '../../shared/search-record';
import type { ParsedQuery } from './query-words';
import { weights } from './weights';

type Factors = Record<SearchKind, number>;

/** Factors for names: prefer components, then props. */
export const forNames: Factors = {
  component: 1.5,
  prop: 1.25,
  value: 1.1,
  type: 1.1,
  constant: 1.1,
  function: 1.15,
  member: 1,
  'style key': 1,
  page: 1.15,
  section: 1,
  troubleshooting: 1,
  recipe: 0.95,
  'glossary term': 0.6,
  example: 0.95,
};

/** Factors for names without capitals, such as `legend`: rather a topic than a key of the same name. */
export const forPlainWords: Factors = {
  ...forNames,
  component: 1.78,
  page: 1.3,
  member: 0.9,
  'style key': 0.9,
};

/** Factors for other queries: no kind is ruled out. */
export const forWords: Factors = {
  component: 1.78,
  prop: 1.1,
  value: 0.8,
  type: 0.75,
  constant: 0.75,
  function: 0.85,
  member: 0.8,
  'style key': 0.85,
  page: 1.15,
  section: 1.31,
  troubleshooting: 1.05,
  recipe: 1.1,
  'glossary term': 0.8,
  example: 1.1,
};

/** Factors for questions: prefer explanations. */
export const forQuestions: Factors = {
  component: 0.8,
  prop: 0.95,
  value: 0.55,
  type: 0.5,
  constant: 0.5,
  function: 0.65,
  member: 0.6,
  'style key': 0.65,
  page: 0.85,
  section: 1.31,
  troubleshooting: 1.35,
  recipe: 1.31,
  'glossary term': 0.8,
  example: 1.24,
};

/** Returns the factor for the kind of an entry and its flags. */
export function kindFactor({ kind, flags, url }: SearchEntry, query: ParsedQuery): number {
  const factors = query.isQuestion
    ? forQuestions
    : query.isName
      ? query.isPlainWord
        ? forPlainWords
        : forNames
      : forWords;
  // Sections of API pages repeat headings such as "Minimal code"; guides explain.
  const isOtherSection = kind === 'section' && !url.startsWith('/docs/');
  return (
    factors[kind] *
    (kind === 'glossary term' && query.isDefinition ? weights.definition : 1) *
    (kind === 'troubleshooting' && query.isSymptom ? weights.symptom : 1) *
    (url.includes('/error-messages#') ? weights.errorMessage : 1) *
    (isOtherSection ? weights.sectionOfOtherPage : 1) *
    (flags.length > 0 ? weights.flagged : 1)
  );
}
