import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { command } from './command';
import { run, runBuffered } from './run';
import { step } from './step';

const printed = { log: [] as string[], error: [] as string[] };

beforeEach(() => {
  for (const stream of ['log', 'error'] as const) {
    printed[stream] = [];
    vi.spyOn(console, stream).mockImplementation((line) => void printed[stream].push(String(line)));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('step', () => {
  it('returns the result and prints the name with the duration', async () => {
    expect(await step('Count', () => Promise.resolve(3))).toBe(3);
    expect(printed.log).toEqual([expect.stringMatching(/^✓ Count \(\d+\.\d s\)$/)]);
  });

  it('propagates synchronous and asynchronous errors', async () => {
    const fail = () => {
      throw new Error('no');
    };
    await expect(step('Fail at once', fail)).rejects.toThrow('no');
    await expect(step('Fail later', async () => fail())).rejects.toThrow('no');
    expect(printed.log).toEqual([]);
    expect(printed.error).toEqual([
      expect.stringMatching(/^✗ Fail at once \(/),
      expect.stringMatching(/^✗ Fail later \(/),
    ]);
  });
});

describe('run', () => {
  it('passes environment variables', async () => {
    const check = 'process.exit(process.env.COLOR_OF_TEST === "red" ? 0 : 1)';
    await expect(
      run(process.execPath, ['-e', check], { COLOR_OF_TEST: 'red' }),
    ).resolves.toBeUndefined();
  });

  it('throws with the command and its exit status', async () => {
    await expect(run(process.execPath, ['-e', 'process.exit(3)'])).rejects.toThrow(
      /node.* -e process\.exit\(3\)" exited with status 3\.$/,
    );
  });

  it('throws if the program does not exist', async () => {
    await expect(run('no-such-program-here', [])).rejects.toThrow(/ENOENT/);
  });
});

describe('runBuffered', () => {
  it('prints the output of a program when it has ended, also if it fails', async () => {
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    const program = 'console.log("a"); setTimeout(() => { console.error("b"); process.exit(2); })';
    await expect(runBuffered(process.execPath, ['-e', program])).rejects.toThrow(/status 2\.$/);
    expect(written).toEqual(['a\nb\n']);
  });
});

describe('command', () => {
  const failing = async (message: string) => {
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as typeof process.exit);
    command(() => Promise.reject(new Error(message)));
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1));
  };

  it('prints only the error message on failure', async () => {
    vi.stubEnv('DEBUG', '');
    await failing('a.mdx:3: write a name.');
    expect(printed.error).toEqual(['\na.mdx:3: write a name.']);
  });
});
