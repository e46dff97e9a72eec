import { compilerOptions } from '../../../shared/vite-project';
import type { TypeRequest, TypeResponse } from '../shared/type-messages';
import { createTypeCheck } from './check-types';

let check: ReturnType<typeof load> | undefined;

async function load(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} has the status ${response.status}.`);
  return createTypeCheck(await response.json(), compilerOptions);
}

async function answer({ source, declarations }: TypeRequest): Promise<TypeResponse> {
  try {
    check ??= load(declarations);
    return { problems: (await check)(source) };
  } catch (error) {
    check = undefined;
    return { error: String(error) };
  }
}

// Requests are answered in their order.
let last = Promise.resolve();
onmessage = ({ data }: MessageEvent<TypeRequest>) => {
  last = last.then(async () => postMessage(await answer(data)));
};
