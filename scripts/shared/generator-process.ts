import { errorMessage } from '../../shared/error-message';
import type { GeneratorAnswer, GeneratorRequest } from './generator-processes';
import { generators } from './generators';

/** A process that runs generators, by name, until its parent closes the channel. */
process.on('message', ({ name }: GeneratorRequest) => {
  const answer = (message: GeneratorAnswer) => process.send?.(message);
  run(name).then(
    () => answer({}),
    (error: unknown) => {
      const stack = process.env.DEBUG && error instanceof Error && error.stack;
      answer({ error: stack || errorMessage(error) });
    },
  );
});

async function run(name: string): Promise<void> {
  const generator = generators.find((one) => one.name === name);
  if (!generator) throw new Error(`There is no generator "${name}".`);
  await generator.run(process.cwd());
}
