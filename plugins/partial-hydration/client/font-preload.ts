/** Replaces the preload links of the fonts: those of the server are kept. */
export default function FontPreload(): null {
  return null;
}
