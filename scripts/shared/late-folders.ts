import path from 'node:path';
import { createPictureQueue } from '../../plugins/chart-examples/index';
import { buildStorybook, lateRoots } from './build';
import { pictureOptions } from './draw-pictures';
import { generate } from './generate';
import { lateFolder, type LateFolder } from './http/late-folder';
import { printQuarters } from './progress';

/** What a server makes while it runs, because the first page does not need it. */
export interface LateParts {
  folders: LateFolder[];
  /** Makes everything that is not requested meanwhile, and prints the progress. */
  makeAll: () => Promise<void>;
  /** Ends what is being made. */
  close: () => void;
}

/** Returns the pictures and the data of the examples, and Storybook, which are made when they are requested. */
export function lateParts(siteDir = process.cwd()): LateParts {
  const queue = createPictureQueue(pictureOptions(siteDir));
  let allDrawn = false;
  const rootOf = (part: keyof typeof lateRoots) => path.join(siteDir, lateRoots[part]);
  const pictures: LateFolder = {
    prefix: 'pictures/',
    root: rootOf('pictures'),
    ready: async (name) => {
      const picture = /^pictures\/(.+)\.svg$/.exec(name)?.[1];
      if (picture && !allDrawn) await queue.draw(picture);
    },
    isReady: () => allDrawn,
  };
  const tables = lateFolder({
    prefix: 'example-tables/',
    root: rootOf('exampleTables'),
    make: () => generate({ only: ['Write the data of the examples'] }),
  });
  const storybook = lateFolder({
    prefix: 'storybook/',
    root: rootOf('storybook'),
    make: buildStorybook,
    title: 'Storybook',
  });
  return {
    folders: [pictures, tables, storybook],
    makeAll: async () => {
      await queue.drawAll({
        onProgress: printQuarters('Pictures drawn'),
        onFailure: ({ message }) => console.error(message),
      });
      allDrawn = true;
      await tables.ready('');
      await storybook.ready('');
    },
    close: () => queue.close(),
  };
}
