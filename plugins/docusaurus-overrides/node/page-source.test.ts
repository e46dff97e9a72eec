import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { withPageSource } from './page-source';

vi.mock('./commit-dates', () => ({
  commitDates: () => new Map([['content/docs/a.mdx', '2025-06-07T00:00:00.000Z']]),
}));

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'source-'));
afterAll(() => fs.rmSync(site, { recursive: true }));

const frontMatterOf = (file: string, editUrl?: string, frontMatter = {}) =>
  withPageSource(site, editUrl)({ content: '', frontMatter }, path.join(site, file)).frontMatter;

it('sets the date of the last commit and the address of the editor', () => {
  expect(frontMatterOf('content/docs/a.mdx', 'https://git.example/edit/main/')).toEqual({
    last_update: { date: '2025-06-07T00:00:00.000Z' },
    custom_edit_url: 'https://git.example/edit/main/content/docs/a.mdx',
  });
});

it('sets neither if both are unknown', () => {
  expect(frontMatterOf('content/docs/new.mdx')).toEqual({});
});

it.each(['content/index.mdx', '.generated/pages/examples/bar/stacked.mdx'])(
  'leaves %s unchanged',
  (file) => {
    expect(frontMatterOf(file, 'https://git.example/edit/main/')).toEqual({});
  },
);

it('keeps what the front matter of the page sets', () => {
  const frontMatter = { custom_edit_url: null };
  expect(frontMatterOf('content/docs/new.mdx', 'https://git.example/', frontMatter)).toEqual(
    frontMatter,
  );
});
