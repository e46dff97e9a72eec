/** A folder of a site with files that are made after the server has started. */
export interface LateFolder {
  /** Pattern of the paths of its files, relative to the base path. */
  pattern: RegExp;
  /** Folder that contains the files at these paths. */
  root: string;
  /**
   * Resolves when the file of a path exists.
   *
   * @throws Error if the file cannot be made.
   */
  ready: (path: string) => Promise<unknown>;
  /** Whether all files exist. */
  isReady: () => boolean;
  /** Returns the HTML of a page that is shown until the files exist. Without it, requests wait. */
  waitingPage?: () => string;
}

/** A folder that is made as a whole. */
interface FolderSettings extends Pick<LateFolder, 'pattern' | 'root'> {
  /** Makes all files. It is called once, and again after a failure. */
  make: () => Promise<void>;
  /** Name of what is made, for the page that is shown until then. */
  title?: string;
}

/** Returns a folder that is made as a whole, by the first request or by an earlier call of `ready`. */
export function lateFolder({ pattern, root, make, title }: FolderSettings): LateFolder {
  let made: Promise<void> | undefined;
  let isReady = false;
  let failure = '';
  const ready = (): Promise<void> => {
    made ??= make().then(
      () => {
        isReady = true;
      },
      (error: Error) => {
        made = undefined;
        failure = error.message;
        throw error;
      },
    );
    return made;
  };
  const waitingPage = (name: string) => {
    const message = failure;
    failure = '';
    ready().catch((error: Error) => console.error(error.message));
    return message ? failurePage(name, message) : progressPage(name);
  };
  return {
    pattern,
    root,
    ready,
    isReady: () => isReady,
    ...(title && { waitingPage: () => waitingPage(title) }),
  };
}

/** Seconds after which the page is requested again. */
const interval = 2;

const progressPage = (title: string) =>
  page(
    title,
    `<meta http-equiv="refresh" content="${interval}">`,
    `<h1>${title} is being built</h1><p>This takes about half a minute. Then this page opens it.</p>`,
  );

const failurePage = (title: string, message: string) =>
  page(
    title,
    '',
    `<h1>${title} could not be built</h1><pre>${escaped(message)}</pre><p>The terminal shows the complete output. <a href="">Try again</a></p>`,
  );

const page = (title: string, head: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
<style>
  :root { color-scheme: light dark; }
  body { max-width: 40rem; margin: 20vh auto 0; padding: 0 1rem; font: 1rem/1.6 Inter, system-ui, sans-serif; }
  pre { overflow-x: auto; }
</style>
<main>${body}</main>
</html>
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
