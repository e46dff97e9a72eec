/** Stands in for a function of which pages without its purpose need nothing. */
export default function doNothing(): void {}
