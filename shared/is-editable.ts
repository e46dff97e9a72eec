import { rendersLibrary } from './complete-listing';

/** What edited code may import: the library with its stylesheets, its peer dependencies. */
const importable = /^(?:@elastic\/charts(?:\/.*\.css)?|react|moment|moment-timezone)$/;

/**
 * Returns whether a code block can be edited and drawn: it is a complete module with a chart that exports a component,
 * and imports nothing that the sandbox lacks.
 *
 * @param meta - what follows the language of the block
 */
export const isEditable = (code: string, meta?: string | null): boolean =>
  !meta?.split(' ').includes('fragment') &&
  rendersLibrary(code) &&
  /<Chart\b/.test(code) &&
  drawsWithoutProps(code) &&
  [...code.matchAll(/from '([^']+)'|^import '([^']+)'/gm)].every(([, from, alone]) =>
    importable.test(from ?? alone ?? ''),
  );

/** Whether the component that is drawn, the default export or the last one, needs no props. */
function drawsWithoutProps(code: string): boolean {
  const exported = code.match(/^export (?:default )?function [A-Z].*$/gm) ?? [];
  const drawn = exported.find((line) => line.startsWith('export default')) ?? exported.at(-1);
  return !!drawn && /^export (?:default )?function \w+\(\)/.test(drawn);
}
