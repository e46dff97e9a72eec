import fs from 'node:fs';
import path from 'node:path';
import type { ApiModel } from '../../shared/types/api-model';
import { makeModel } from '../../plugins/api-reference/index';
import { run } from './run';

const library = '@elastic/charts';

/** Peer dependencies of all releases. */
const peers = ['react@18.3.1', 'react-dom@18.3.1', 'moment@2.30.1', 'moment-timezone@0.5.48'];

/** Installs a release of the library into a temporary folder and creates its model, without notes and examples. */
export async function modelOfRelease(version: string): Promise<ApiModel> {
  const prefix = path.resolve('.generated/releases', version);
  const packageDir = path.join(prefix, 'node_modules', library);
  if (!fs.existsSync(path.join(packageDir, 'package.json'))) {
    fs.mkdirSync(prefix, { recursive: true });
    fs.writeFileSync(path.join(prefix, 'package.json'), '{ "private": true }');
    const flags = ['--prefix', prefix, '--ignore-scripts', '--legacy-peer-deps', '--silent'];
    await run('npm', ['install', ...flags, `${library}@${version}`, ...peers]);
  }
  return makeModel({ packageDir, notes: new Map(), examples: [] }).model;
}
