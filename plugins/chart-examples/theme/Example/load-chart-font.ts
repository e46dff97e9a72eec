/**
 * Fetches the font that charts measure and draw their labels with: a canvas does not redraw when a font
 * arrives. Where the font cannot be fetched, charts use the next family that their theme names.
 */
export async function loadChartFont(): Promise<void> {
  await document.fonts.load('12px Inter').catch(() => undefined);
}
