import { build } from './shared/build';
import { command } from './shared/command';

command(build);
