import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitDates, dateOfChange } from './commit-dates';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'commits-'));
const site = path.join(root, 'site');
afterAll(() => fs.rmSync(root, { recursive: true }));

function git(cwd: string, args: string[], date = '') {
  const identity = { NAME: 'Test', EMAIL: 'test@example.com', DATE: date };
  const env = Object.fromEntries(
    Object.entries(identity).flatMap(([name, value]) => [
      [`GIT_AUTHOR_${name}`, value],
      [`GIT_COMMITTER_${name}`, value],
    ]),
  );
  execFileSync('git', args, { cwd, env: { ...process.env, ...env }, stdio: 'pipe' });
}

function commit(date: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(site, name), text);
  git(site, ['add', '.']);
  git(site, ['commit', '--message', 'A change'], date);
}

const hasGit = (() => {
  try {
    execFileSync('git', ['--version'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
})();

describe.runIf(hasGit)('commitDates with git', () => {
  beforeAll(() => {
    fs.mkdirSync(path.join(site, 'content'), { recursive: true });
    git(site, ['init', '--quiet']);
    commit('2024-01-02T03:04:05Z', { 'content/a.mdx': '1', 'content/é.mdx': '1', 'other.md': '1' });
    commit('2025-06-07T23:30:00-05:00', { 'content/a.mdx': '2' });
    fs.writeFileSync(path.join(site, 'content/new.mdx'), '');
  });

  it('returns the date of the last commit of each file below the folder', () => {
    expect([...commitDates(site, 'content')].sort()).toEqual([
      ['content/a.mdx', '2025-06-08T04:30:00.000Z'],
      ['content/é.mdx', '2024-01-02T03:04:05.000Z'],
    ]);
  });

  it('returns paths relative to a site in a folder of the repository', () => {
    expect([...commitDates(path.join(site, 'content'), '.').keys()]).toContain('a.mdx');
  });

  it('returns dates of several folders and files', () => {
    expect([...commitDates(site, 'content', 'other.md').keys()]).toContain('other.md');
  });

  it('returns the date of the last commit that changed a line', () => {
    commit('2025-08-01T00:00:00Z', { 'package.json': '{\n "charts": "1",\n "other": "1"\n}' });
    commit('2025-08-02T00:00:00Z', { 'package.json': '{\n "charts": "2",\n "other": "1"\n}' });
    commit('2025-08-03T00:00:00Z', { 'package.json': '{\n "charts": "2",\n "other": "2"\n}' });
    expect(dateOfChange(site, 'package.json', '"charts":')).toBe('2025-08-02T00:00:00.000Z');
    expect(dateOfChange(site, 'package.json', '"absent":')).toBeUndefined();
  });

  it('returns nothing for a shallow clone', () => {
    git(root, ['clone', '--quiet', '--depth', '1', `file://${site}`, 'shallow']);
    expect(commitDates(path.join(root, 'shallow'), 'content').size).toBe(0);
  });
});

it('returns nothing without a repository, and prints nothing', () => {
  const folder = path.join(root, 'archive');
  fs.mkdirSync(folder);
  expect(commitDates(folder, 'content').size).toBe(0);
  expect(dateOfChange(folder, 'package.json', 'a')).toBeUndefined();
});
