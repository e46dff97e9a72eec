/** Replaces a function that pages do not need. */
export default function doNothing(): void {}
