import fs from 'node:fs';
import path from 'node:path';
import { halfOf, type Half } from './half-of';

/** All kinds of queries. Questions come from `reference/questions`, all others from `queries/`. */
export const queryKinds = [
  'name',
  'prop',
  'shared-prop',
  'member',
  'style',
  'value',
  'typo',
  'joined-words',
  'synonym',
  'phrase',
  'symptom',
  'example',
  'family',
  'two-part',
  'question',
] as const;

/** Kind of a query; `README.md` describes each. */
export type QueryKind = (typeof queryKinds)[number];

/** An entry of a file in `queries/`. */
export interface QueryEntry {
  /** Text that a reader types into the search box. */
  query: string;
  kind: QueryKind;
  /** Addresses that are acceptable as the first hit, best first. */
  expected: string[];
}

/** An entry of a file in `reference/questions/`. */
export interface QuestionEntry {
  /** The question in our own words, as a developer would type it. */
  question: string;
  /** Thread in which users asked it: `owner/repository#number` or a URL. */
  thread: string;
  /** Addresses at which the answer is found, best first; empty if no page answers it. */
  answers: string[];
  /** Set if no page answers the question yet. */
  missing?: true;
  /** Set if the answer was verified with the installed version of the library. */
  tried?: true;
}

/**
 * Sets of queries, whose shares are compared with floors of their own: queries that are added later to find what the
 * search cannot do yet do not hide that it answers the earlier ones worse.
 */
export type QuerySet = 'first' | 'second' | 'third';

/** A query with its half of the data and its set. Questions are in the first set. */
export interface JudgedQuery extends QueryEntry {
  half: Half;
  set: QuerySet;
}

const folders: Record<QuerySet, string> = {
  first: 'tests/search-quality/queries',
  second: 'tests/search-quality/queries/second-set',
  third: 'tests/search-quality/queries/third-set',
};

/** Reads the entries of all JSON files of a folder. */
function readEntries<Entry>(folder: string): Entry[] {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files
    .sort()
    .flatMap((name): Entry[] => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')));
}

/** Reads the queries of all kinds except questions. */
export const readQueries = (siteDir = process.cwd()): QueryEntry[] =>
  (Object.keys(folders) as QuerySet[]).flatMap((set) => queriesOf(set, siteDir));

const queriesOf = (set: QuerySet, siteDir: string): QueryEntry[] =>
  readEntries(path.join(siteDir, folders[set]));

/** Reads the questions, including those that no page answers. */
export const readQuestions = (siteDir = process.cwd()): QuestionEntry[] =>
  readEntries(path.join(siteDir, 'reference/questions'));

/** Returns all queries by which the search is measured: questions without an answer are left out. */
export function readJudgedQueries(siteDir = process.cwd()): JudgedQuery[] {
  const questions = readQuestions(siteDir)
    .filter(({ missing }) => !missing)
    .map(({ question, answers }): QueryEntry => {
      return { query: question, kind: 'question', expected: answers };
    });
  const judged = (set: QuerySet, entries: QueryEntry[]) =>
    entries.map((entry) => ({ ...entry, half: halfOf(entry.query), set }));
  return [
    ...judged('first', [...queriesOf('first', siteDir), ...questions]),
    ...judged('second', queriesOf('second', siteDir)),
    ...judged('third', queriesOf('third', siteDir)),
  ];
}
