import fs from 'node:fs';
import path from 'node:path';
import type { ApiModel } from '../../contracts/api-model';
import { makeModel } from '../../plugins/api-reference/node/make-model';
import { run } from './run';

const library = '@elastic/charts';

/** What a release needs beside it to run. */
const peers = ['react@18.3.1', 'react-dom@18.3.1', 'moment@2.30.1', 'moment-timezone@0.5.48'];

/** Installs a release of the library into a scratch folder and makes its model, without notes and examples. */
export async function modelOfRelease(version: string): Promise<ApiModel> {
  const scratch = path.resolve('.generated/releases', version);
  const packageDir = path.join(scratch, 'node_modules', library);
  if (!fs.existsSync(path.join(packageDir, 'package.json'))) {
    fs.mkdirSync(scratch, { recursive: true });
    fs.writeFileSync(path.join(scratch, 'package.json'), '{ "private": true }');
    const flags = ['--prefix', scratch, '--ignore-scripts', '--legacy-peer-deps', '--silent'];
    await run('npm', ['install', ...flags, `${library}@${version}`, ...peers]);
  }
  return makeModel({ packageDir, notes: new Map(), examples: [] }).model;
}
