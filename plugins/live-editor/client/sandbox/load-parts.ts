import { runtimeFile } from '@site/.generated/live-editor/frame-files';
import fontUrl from '@site/.generated/fonts/inter.woff2';

/** What the page sends into each frame, which loads nothing itself. */
export interface FrameParts {
  runtime: string;
  css: string;
  font: ArrayBuffer | undefined;
}

let parts: Promise<FrameParts> | undefined;

/**
 * Loads the script, the stylesheet and the font of the frame, once.
 *
 * @throws Error if the script or the stylesheet fails to load; call it again to retry.
 */
export function loadParts(): Promise<FrameParts> {
  parts ??= load().catch((error: unknown) => {
    parts = undefined;
    throw error;
  });
  return parts;
}

async function load(): Promise<FrameParts> {
  const [runtime, { css }, font] = await Promise.all([
    request(`${__webpack_public_path__}${runtimeFile}`).then((response) => response.text()),
    import('@site/.generated/examples/stylesheet'),
    request(fontUrl)
      .then((response) => response.arrayBuffer())
      .catch(() => undefined),
  ]);
  return { runtime, css, font };
}

async function request(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} has the status ${response.status}.`);
  return response;
}
