import { command } from './shared/command';
import { generate } from './shared/generate';

command(generate);
