import { useSyncExternalStore, type ReactNode } from 'react';
import ColorsOfMode from './ColorsOfMode';
import Scales from './Scales';
import { tokensOfPage, type TokensOfModes } from './tokens-of-page';

let tokens: TokensOfModes | undefined;
const readOnce = () => (tokens ??= tokensOfPage());
const neverChanges = () => () => undefined;
const onServer = () => undefined;

/**
 * Renders the design tokens of `src/css/tokens.css`, the colors in both modes. It has no stylesheet, which would be
 * part of the production build.
 */
export default function DesignTokens(): ReactNode {
  const modes = useSyncExternalStore(neverChanges, readOnce, onServer);
  return (
    <>
      <Scales />
      <h2>Colors</h2>
      <p>A number is the contrast to the background of the mode, or of a text to its surface.</p>
      {modes && (
        <>
          <ColorsOfMode mode="light" tokens={modes.light} />
          <ColorsOfMode mode="dark" tokens={modes.dark} />
        </>
      )}
    </>
  );
}
