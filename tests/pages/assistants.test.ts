import { describe, expect, it } from 'vitest';
import { libraryVersion } from '../library-version';
import { base, isServed, loadBuilt, origin, readBuilt } from './built-site';

const agents = readBuilt('AGENTS.md');
const skill = readBuilt('SKILL.md');

describe('AGENTS.md', () => {
  it('has at most 8 kB and names the installed version', () => {
    expect(Buffer.byteLength(agents)).toBeLessThanOrEqual(8000);
    expect(agents).toContain(`(@elastic/charts ${libraryVersion.version})`);
  });

  it('leads to Markdown that exists', () => {
    const paths = [...agents.matchAll(/[\w/-]+\.md\b/g)].map(([path]) => path);
    expect(paths.length).toBeGreaterThan(80);
    expect(paths.filter((path) => !isServed(base + path))).toEqual([]);
    expect(agents).toContain(`Paths are relative to ${origin}${base} `);
  });
});

describe('SKILL.md', () => {
  it('has at most 500 lines and names the installed version', () => {
    expect(skill.split('\n').length).toBeLessThanOrEqual(500);
    expect(skill).toContain(`@elastic/charts ${libraryVersion.version}`);
  });

  it('starts with a name and a description, as skills do', () => {
    const [, name, description = ''] =
      /^---\nname: (.+)\ndescription: (.+)\n---\n/.exec(skill) ?? [];
    expect(name).toBe('elastic-charts');
    expect(description.length).toBeLessThanOrEqual(1024);
  });

  it('leads to files that exist', () => {
    const addresses = [...skill.matchAll(/https?:\/\/[^\s)`]+/g)].map(([address]) => address);
    expect(addresses.length).toBeGreaterThan(40);
    const missing = addresses.filter(
      (address) => !address.startsWith(origin) || !isServed(new URL(address).pathname),
    );
    expect(missing).toEqual([]);
  });
});

it('The page for readers has the sentence and the commands to paste, with the address of the site', () => {
  const $ = loadBuilt('docs/assistants');
  const blocks = $('main pre')
    .get()
    .map((element) => $(element).text());
  expect(blocks.filter((text) => text.includes(`${origin}${base}AGENTS.md`))).toHaveLength(2);
  expect(blocks.filter((text) => text.includes(`${origin}${base}SKILL.md`))).toHaveLength(1);
});
