/** Replaces the component of the theme, which renders tags into the head only: those of the server are kept. */
export default function SiteMetadata(): null {
  return null;
}
