/** Name and colors of the site. */
export interface InstalledSite {
  name: string;
  description: string;
  background: string;
}

/** Sizes of the icons that the manifest lists, in pixels. */
export const manifestSizes = [192, 512];

/** File name of an icon. */
export const iconName = (size: number): string => `img/icon-${size}.png`;

/** Returns the web app manifest. Its addresses are relative to it, so that it does not depend on the base path. */
export const webManifest = ({ name, description, background }: InstalledSite): string =>
  JSON.stringify({
    name,
    description,
    start_url: './',
    display: 'browser',
    background_color: background,
    theme_color: background,
    icons: manifestSizes.map((size) => ({
      src: iconName(size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
