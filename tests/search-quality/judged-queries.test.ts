import { beforeAll, describe, expect, it } from 'vitest';
import { halfOf } from './half-of';
import {
  queryKinds,
  readJudgedQueries,
  readQueries,
  readQuestions,
  type JudgedQuery,
  type QueryEntry,
  type QuestionEntry,
} from './judged-queries';
import { hasAddress, readSiteAddresses, type SiteAddresses } from './site-addresses';

const queries = readQueries();
const questions = readQuestions();
const judged = readJudgedQueries();
const trimmed = /^\S(?:.*\S)?$/;
const threadReference = /^(?:[\w-]+\/[\w.-]+#[1-9]\d*|https:\/\/\S+)$/;

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && item !== '');
const duplicates = (values: string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
const normalized = (text: string): string => text.trim().toLowerCase();

describe('queries', () => {
  it('have a known shape', () => {
    const isQuery = (entry: QueryEntry) =>
      Object.keys(entry).sort().join() === 'expected,kind,query' &&
      trimmed.test(entry.query) &&
      queryKinds.includes(entry.kind) &&
      entry.kind !== 'question' &&
      isTexts(entry.expected) &&
      entry.expected.length > 0;
    expect(queries.filter((entry) => !isQuery(entry))).toEqual([]);
  });

  it('are at least 260, of every kind', () => {
    expect(queries.length).toBeGreaterThanOrEqual(260);
    const kinds = new Set([...queries.map(({ kind }) => kind), 'question']);
    expect([...kinds].sort()).toEqual([...queryKinds].sort());
  });
});

describe('questions', () => {
  it('have a known shape', () => {
    const isQuestion = ({ question, thread, answers, missing, tried, ...others }: QuestionEntry) =>
      Object.keys(others).length === 0 &&
      trimmed.test(question) &&
      threadReference.test(thread) &&
      isTexts(answers) &&
      missing === (answers.length === 0 ? true : undefined) &&
      (tried === undefined || tried);
    expect(questions.filter((entry) => !isQuestion(entry))).toEqual([]);
  });

  it('are at least 150', () => {
    expect(questions.length).toBeGreaterThanOrEqual(150);
  });
});

describe('all judged data', () => {
  it('has each query once', () => {
    const texts = [...queries.map(({ query }) => query), ...questions.map((one) => one.question)];
    expect(duplicates(texts.map(normalized))).toEqual([]);
  });

  it('has at least 400 queries that a page answers', () => {
    expect(judged.length).toBeGreaterThanOrEqual(400);
  });

  it('lists each address of an entry once', () => {
    expect(judged.filter(({ expected }) => duplicates(expected).length > 0)).toEqual([]);
  });
});

describe('addresses', () => {
  let addresses: SiteAddresses;
  beforeAll(() => {
    addresses = readSiteAddresses();
  });

  it('are pages of the site with existing anchors', () => {
    const unknown = judged.flatMap(({ query, expected }) =>
      expected
        .filter((address) => !hasAddress(addresses, address))
        .map((address) => `${query}: ${address}`),
    );
    expect(unknown).toEqual([]);
  });

  it('are recognized as unknown if the page or the anchor does not exist', () => {
    expect(hasAddress(addresses, 'docs/axes')).toBe(true);
    expect(hasAddress(addresses, 'docs/axes#set-the-domain')).toBe(true);
    expect(hasAddress(addresses, 'api/specs/xy/Axis#tickFormat')).toBe(true);
    expect(hasAddress(addresses, 'docs/axes#no-such-heading')).toBe(false);
    expect(hasAddress(addresses, 'docs/no-such-page')).toBe(false);
    expect(hasAddress(addresses, '/docs/axes')).toBe(false);
  });
});

describe('halves', () => {
  const size = (list: JudgedQuery[], half: string) =>
    list.filter((entry) => entry.half === half).length;

  it('depend on nothing but the text', () => {
    expect(halfOf(' Axis ')).toBe(halfOf('axis'));
    expect(judged.every(({ query, half }) => halfOf(query) === half)).toBe(true);
  });

  it('are both at least 40 % of all', () => {
    const smaller = Math.min(size(judged, 'tuning'), size(judged, 'final'));
    expect(smaller / judged.length).toBeGreaterThanOrEqual(0.4);
  });

  it('differ in size by at most 5 % in the first set, which does not grow', () => {
    const first = judged.filter(({ set }) => set === 'first');
    const difference = Math.abs(size(first, 'tuning') - size(first, 'final'));
    expect(difference / first.length).toBeLessThanOrEqual(0.05);
  });

  it.each(queryKinds)('both contain queries of the kind %s', (kind) => {
    const ofKind = judged.filter((entry) => entry.kind === kind);
    expect(Math.min(size(ofKind, 'tuning'), size(ofKind, 'final'))).toBeGreaterThan(0);
  });
});
