import { checkCode } from './check-code';
import { describe } from './describe';
import { findExample } from './find-example';
import { getExample } from './get-example';
import { readPage } from './read-page';
import { search } from './search';
import type { Tool } from './tool';

/** All tools, in the order in which they are listed. */
export const tools: readonly Tool[] = [
  search,
  readPage,
  describe,
  findExample,
  getExample,
  checkCode,
];
