import type { GeneratorAnswer, GeneratorRequest } from './generator-processes';
import { generators } from './generators';

/** A process that runs generators, by name, until its parent closes the channel. */
process.on('message', ({ name }: GeneratorRequest) => {
  const answer = (message: GeneratorAnswer) => process.send?.(message);
  Promise.resolve(generators.find((one) => one.name === name)!.run(process.cwd())).then(
    () => answer({}),
    (error: unknown) =>
      answer({
        error: process.env.DEBUG ? String((error as Error).stack) : (error as Error).message,
      }),
  );
});
