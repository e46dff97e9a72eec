import type { CheckData } from '../../shared/check-code/check-data';

/** Returns sentences about a name that other libraries, or earlier versions of this one, have. */
export function foreignNames({ foreign, former, meant }: CheckData, text: string): string[] {
  const name =
    text
      .trim()
      .replace(/^[<]|[\s/>]+$/g, '')
      .split('.')
      .at(-1)
      ?.toLowerCase() ?? '';
  const rows = [...foreign.components, ...foreign.props].filter(({ names }) =>
    names.some((one) => one.toLowerCase() === name),
  );
  const earlier = Object.entries(former)
    .filter(([key]) => key.toLowerCase() === name)
    .flatMap(([, names]) => names);
  const expected = Object.entries(meant.components)
    .filter(([key]) => key.toLowerCase() === name)
    .map(([, use]) => use);
  return [
    ...earlier.map(
      ({ use, since }) => `Earlier versions had it${since ? ` (until ${since})` : ''}. Now, ${use}`,
    ),
    ...rows.map(({ libraries, use }) => `In ${libraries} it exists. Here, ${use}`),
    ...expected.map((use) => `Here, ${use}`),
  ]
    .slice(0, 3)
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`));
}
