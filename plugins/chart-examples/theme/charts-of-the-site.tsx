import { createContext, forwardRef, useContext } from 'react';
import {
  Chart as LibraryChart,
  Flame as LibraryFlame,
  Settings as LibrarySettings,
  type ChartProps,
  type SettingsProps,
} from '@elastic/charts';
import { baseThemes } from './base-themes';

// Examples import '@elastic/charts' and the build hands them this module, so that their code can leave
// out the base theme while their charts follow the page's color mode.
export * from '@elastic/charts';
export { baseThemes };

/** Base theme of the charts below it. */
export const BaseTheme = createContext(baseThemes.light);

export function Settings(props: SettingsProps) {
  return <LibrarySettings baseTheme={useContext(BaseTheme)} {...props} />;
}

export const Chart = forwardRef<LibraryChart, ChartProps>(function Chart(
  { children, ...props },
  ref,
) {
  return (
    <LibraryChart ref={ref} {...props}>
      {/* For charts without Settings of their own; theirs come later and replace this one. */}
      <Settings />
      {children}
    </LibraryChart>
  );
});

let webGL2: boolean | undefined;

/** Asked once, because a page has only few contexts. */
const hasWebGL2 = () => (webGL2 ??= document.createElement('canvas').getContext('webgl2') !== null);

/** Without WebGL 2 the library leaves a flame chart blank and reports that it has drawn. */
export const Flame: typeof LibraryFlame = (props) => {
  if (!hasWebGL2()) throw new Error('it needs WebGL 2, which this browser does not offer.');
  return LibraryFlame(props);
};
