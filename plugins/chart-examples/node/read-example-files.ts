import fs from 'node:fs';
import path from 'node:path';
import { findExamples } from './find-examples';
import { withoutDocComment } from './read-example';

/** The source code of an example. */
export interface ExampleFile {
  id: string;
  /** Complete file without the trailing line break. */
  file: string;
  /** Code as displayed, without the doc comment. */
  source: string;
}

/** Reads the source code of all examples. */
export const readExampleFiles = (siteDir: string): ExampleFile[] =>
  findExamples(path.join(siteDir, 'examples')).map((id) => {
    const name = path.join(siteDir, 'examples', `${id}.tsx`);
    const file = fs.readFileSync(name, 'utf8').trimEnd();
    return { id, file, source: withoutDocComment(file) };
  });
