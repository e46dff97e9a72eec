import type { ApiModel } from '../contracts/api-model';
import { command } from './shared/command';
import { readJson } from './shared/read-json';
import { uncovered } from './shared/uncovered-props';

/** Fails when a prop of a component stands in no example and has no reason in `examples/exempt-props.json`. */
command(() => {
  const model = readJson<ApiModel>('.generated/api-reference/static/api-model.json');
  const exempt = readJson<Record<string, string>>('examples/exempt-props.json');
  const { unset, idle } = uncovered(model, exempt);
  const problems = [
    ...unset.map(
      (prop) => `No example sets ${prop}: add one, or a reason in examples/exempt-props.json.`,
    ),
    ...idle.map(
      (prop) =>
        `examples/exempt-props.json exempts ${prop}, which is set or gone: delete the line.`,
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(
    `Every prop is set by an example, but for ${Object.keys(exempt).length} with a reason.`,
  );
});
