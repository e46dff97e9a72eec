import type { CheckData } from '../../shared/check-code/check-data';

/** Returns sentences about a name that other libraries, or earlier versions of this one, have. */
export function foreignNames({ foreign, former, meant }: CheckData, text: string): string[] {
  const name =
    text
      .trim()
      .replace(/^<|[\s/>]+$/g, '')
      .split('.')
      .at(-1) ?? '';
  const rows = [...foreign.components, ...foreign.props];
  const named = rows.filter(({ names }) => names.includes(name));
  const lower = name.toLowerCase();
  const similar = rows.filter(({ names }) => names.some((one) => one.toLowerCase() === lower));
  const earlier = Object.entries(former).flatMap(([key, names]) => (key === name ? names : []));
  const expected = Object.entries(meant.components).flatMap(([key, use]) =>
    key === name ? [use] : [],
  );
  return [
    ...earlier.map(
      ({ use, since }) => `Earlier versions had it${since ? ` (until ${since})` : ''}. Now, ${use}`,
    ),
    ...(named.length > 0 ? named : similar).map(
      ({ libraries, use }) => `In ${libraries} it exists. Here, ${use}`,
    ),
    ...expected.map((use) => `Here, ${use}`),
  ]
    .slice(0, 3)
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`));
}
