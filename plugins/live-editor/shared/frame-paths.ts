/** The page in the frame, relative to the base path. */
export const framePage = 'live-editor/frame.html';
