import { execFileSync } from 'node:child_process';
import { afterEach, expect, it, vi } from 'vitest';
import { buildTime } from './build-time';

vi.mock('node:child_process', () => ({ execFileSync: vi.fn() }));

/** Mocks the outputs of `git status` and `git log`. */
const mockGit = (status: string, time: string) =>
  vi
    .mocked(execFileSync)
    .mockImplementation((_git, args) => (args?.[0] === 'status' ? status : time));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it('is SOURCE_DATE_EPOCH if it is set', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
  expect(buildTime()).toBe(1_700_000_000_000);
});

it('is the time of the commit if all files are committed', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '');
  mockGit('', '1600000000\n');
  expect(buildTime()).toBe(1_600_000_000_000);
});

it.each([
  ['of uncommitted files', () => mockGit(' M README.md\n', '1600000000\n')],
  [
    'without git',
    () =>
      vi.mocked(execFileSync).mockImplementation(() => {
        throw new Error('spawn git ENOENT');
      }),
  ],
])('is the current time %s', (_case, mock) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '');
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  mock();
  expect(buildTime()).toBe(1_800_000_000_000);
});
