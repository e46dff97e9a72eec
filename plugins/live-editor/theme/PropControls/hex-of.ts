/** Returns a color as a color picker takes it: `#61a2ff`; `undefined` for translucent colors and other texts. */
export function hexOf(color: string): string | undefined {
  const [, short] = /^#([\da-f]{3})$/i.exec(color) ?? [];
  const hex = short ? `#${[...short].map((digit) => digit + digit).join('')}` : color;
  if (/^#[\da-f]{6}$/i.test(hex)) return hex.toLowerCase();
  const context = document.createElement('canvas').getContext('2d');
  if (!context || !CSS.supports('color', color)) return undefined;
  context.fillStyle = color;
  return context.fillStyle.startsWith('#') ? context.fillStyle : undefined;
}
