/**
 * Loads the font of chart labels, because a canvas does not redraw when a font loads. If the font is unavailable,
 * charts use the next family of their theme.
 */
export async function loadChartFont(): Promise<void> {
  await document.fonts.load('12px Inter').catch(() => undefined);
}
