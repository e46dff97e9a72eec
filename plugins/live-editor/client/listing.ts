/** A listing that can be edited. */
export interface Listing {
  figure: HTMLElement;
  /** The frame of the example's chart; without it, the chart is drawn above the code. */
  frame: HTMLElement | undefined;
  /** The button that opens the editor. */
  button: HTMLElement | undefined;
  title: string;
}

/** Returns the listing of a button: of its figure, or of its example. */
export function listingOf(button: HTMLElement): Listing | undefined {
  const example = button.closest<HTMLElement>('[data-example]');
  const figure =
    (example ?? button).closest<HTMLElement>('[data-language]') ??
    example?.querySelector<HTMLElement>('[data-language]');
  if (!figure) return undefined;
  return {
    figure,
    frame: example?.querySelector<HTMLElement>('[data-chart-frame]') ?? undefined,
    button,
    title:
      example?.ariaLabel?.replace(/^Example: /, '') ??
      figure.querySelector('figcaption > span')?.textContent ??
      'Code',
  };
}

/** Returns the listings of the page that have an editor. */
export const findListings = (): Listing[] =>
  [...document.querySelectorAll<HTMLElement>('[data-edit]')].flatMap(
    (button) => listingOf(button) ?? [],
  );

/** Returns the code of a listing, also that of folded lines. */
export const codeOf = ({ figure }: Listing): string =>
  figure.querySelector('[data-code]')?.textContent ?? '';
