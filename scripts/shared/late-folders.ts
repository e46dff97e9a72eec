import path from 'node:path';
import { latePaths } from '../../config/late-files';
import { markdownSite } from '../../config/site';
import { createPictureQueue, picturePaths } from '../../plugins/chart-examples/index';
import { writePageMarkdown } from '../../plugins/markdown-pages/index';
import {
  buildStorybook,
  lateRoots,
  writeAllMarkdown,
  writeAllServerData,
  writeSiteNotices,
} from './build';
import { pictureOptions } from './draw-pictures';
import { generate } from './generate';
import { lateFolder, type LateFolder } from './late-folder';
import { printQuarters } from './progress';

/** What a server makes while it runs, because the first page does not need it. */
export interface LateParts {
  folders: LateFolder[];
  /** Makes everything that is not requested meanwhile, and prints the progress. */
  makeAll: () => Promise<void>;
  /** Takes over a change of the examples. */
  update: () => void;
  /** Ends what is being made. */
  close: () => void;
}

/** Returns the pictures and the data of the examples, and Storybook, which are made when they are requested. */
export function lateParts(siteDir = process.cwd()): LateParts {
  const options = pictureOptions(siteDir);
  const queue = createPictureQueue(options);
  let pathsOfPictures = new Set(picturePaths(options.manifest));
  let allDrawn = false;
  const rootOf = (part: keyof typeof lateRoots) => path.join(siteDir, lateRoots[part]);
  const pictures: LateFolder = {
    pattern: latePaths.pictures,
    root: rootOf('pictures'),
    ready: async (name) => {
      const picture = name.replace(latePaths.pictures, '');
      if (!allDrawn && pathsOfPictures.has(picture)) await queue.draw(picture.replace('.svg', ''));
    },
    isReady: () => allDrawn,
  };
  const tables = lateFolder({
    pattern: latePaths.exampleTables,
    root: rootOf('exampleTables'),
    make: () => generate({ only: ['Write the data of the examples'] }),
  });
  const site = markdownSite(siteDir);
  const markdown: LateFolder = {
    pattern: latePaths.markdown,
    root: rootOf('markdown'),
    ready: async (name) => writePageMarkdown(name, site),
    isReady: () => false,
  };
  const llms = lateFolder({
    pattern: latePaths.llms,
    root: rootOf('markdown'),
    make: writeAllMarkdown,
  });
  const serverData = lateFolder({
    pattern: latePaths.serverData,
    root: rootOf('serverData'),
    make: async () => {
      await llms.ready('');
      writeAllServerData();
    },
  });
  const storybook = lateFolder({
    pattern: latePaths.storybook,
    root: rootOf('storybook'),
    make: buildStorybook,
    title: 'Storybook',
  });
  const typeCheck = lateFolder({
    pattern: latePaths.typeCheck,
    root: rootOf('typeCheck'),
    make: () => generate({ only: ['Build the check of types'] }),
  });
  const notices = lateFolder({
    pattern: latePaths.notices,
    root: rootOf('notices'),
    make: async () => {
      await Promise.all([storybook.ready(''), typeCheck.ready('')]);
      await writeSiteNotices();
    },
  });
  return {
    folders: [pictures, tables, storybook, markdown, llms, serverData, typeCheck, notices],
    makeAll: async () => {
      await tables.ready('');
      await queue.drawAll({
        onProgress: printQuarters('Pictures drawn'),
        onFailure: ({ message }) => console.error(message),
      });
      allDrawn = true;
      await storybook.ready('');
    },
    update: () => {
      const { manifest } = pictureOptions(siteDir);
      queue.update(manifest);
      pathsOfPictures = new Set(picturePaths(manifest));
    },
    close: () => queue.close(),
  };
}
