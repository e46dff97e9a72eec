/** The page in the frame, relative to the base path. */
export const framePage = 'live-editor/frame.html';

/** The worker that checks types, and the declarations that it reads, relative to the base path. */
export const typeCheckFiles = {
  worker: 'type-check/worker.js',
  declarations: 'type-check/declarations.json',
};
