import { createRequire } from 'node:module';
import parse, { type Info } from 'spdx-expression-parse';

const requireText = createRequire(__filename);

/** Whether a text is an SPDX expression, such as `MIT` or `(MIT OR Apache-2.0)`. */
export function isExpression(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the ids of the licenses in an SPDX expression. */
export function licenseIds(expression: string): string[] {
  const idsOf = (info: Info): string[] =>
    'license' in info ? [info.license] : [...idsOf(info.left), ...idsOf(info.right)];
  return [...new Set(idsOf(parse(expression)))];
}

/** Returns the SPDX expression for a list of licenses to choose from. */
export const expressionOf = (ids: string[]): string =>
  ids.length > 1 ? `(${ids.join(' OR ')})` : (ids[0] ?? '');

/**
 * Returns name and text of a license.
 *
 * @throws Error if SPDX does not know the id.
 */
export function standardLicense(id: string): { name: string; text: string } {
  try {
    const { name, licenseText }: { name: string; licenseText: string } = requireText(
      `spdx-license-list/licenses/${id}.json`,
    );
    return { name, text: licenseText.trim() };
  } catch (cause) {
    throw new Error(
      `spdx-license-list has no text of the license "${id}": update the package, or correct the id in config/third-party.ts.`,
      { cause },
    );
  }
}
