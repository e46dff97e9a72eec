import { generatedFiles, readGenerated } from '../shared/generated-files';
import { command } from './shared/command';
import { readJson } from '../shared/read-json';
import { uncovered } from './shared/uncovered-props';

/** Fails if no example sets a prop of a component, and `examples/exempt-props.json` does not exempt it. */
command(() => {
  const model = readGenerated(generatedFiles.apiModel);
  const exempt = readJson<Record<string, string>>('examples/exempt-props.json');
  const { unset, obsolete } = uncovered(model, exempt);
  const problems = [
    ...unset.map(
      (prop) =>
        `No example sets ${prop}: add one, or exempt the prop in examples/exempt-props.json.`,
    ),
    ...obsolete.map(
      (prop) =>
        `examples/exempt-props.json exempts ${prop}, which is set by an example or does not exist: delete the line.`,
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(
    `All props are set by an example, except for ${Object.keys(exempt).length} exempt ones.`,
  );
});
