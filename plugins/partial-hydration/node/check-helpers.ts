import * as replacement from '../shared/tslib';

/**
 * Checks that the replacement of tslib exports every helper that a module uses. In compiled CommonJS, a missing
 * helper would only fail at run time.
 *
 * @throws Error that names the module and the missing helpers.
 */
export function checkHelpers(file: string, code: string): void {
  const missing = helpersIn(code).filter((name) => !(name in replacement));
  if (missing.length > 0)
    throw new Error(
      `partial-hydration: ${file} uses ${missing.join(', ')} of tslib, which plugins/partial-hydration/shared/tslib.ts does not export: add the helper there, or delete the replacement of tslib in contracts/replaced-modules.ts.`,
    );
}

/** Returns the helpers that are imported by name or read from a namespace such as `tslib_1`. */
function helpersIn(code: string): string[] {
  const members = [...code.matchAll(/\btslib\w*\.(__\w+)/g)].map(([, name]) => name!);
  const imports = [...code.matchAll(/import\s*{([^}]*)}\s*from\s*['"]tslib['"]/g)];
  const named = imports.flatMap(([, list]) => list!.match(/\b__\w+/g) ?? []);
  return [...new Set([...members, ...named])];
}
