import { useEffect, useState } from 'react';

/** Time in milliseconds for which the pointer rests on a card before its chart starts: not on its way to another. */
const rest = 100;

/**
 * Returns the last card on which the pointer rested, or which received the focus with the keyboard.
 *
 * @param container - contains the cards
 */
export function useCurrentCard(container: HTMLElement | null): HTMLElement | undefined {
  const [card, setCard] = useState<HTMLElement>();
  useEffect(() => {
    if (!container) return;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const choose = (target: EventTarget | null) => {
      clearTimeout(timer);
      const next = target instanceof Element && target.closest<HTMLElement>('[data-card]');
      if (next) timer = setTimeout(() => setCard(next), rest);
    };
    const onPointer = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') choose(target);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) choose(target);
    };
    container.addEventListener('pointerover', onPointer, ended);
    container.addEventListener('focusin', onFocus, ended);
    choose(container.querySelector('[data-card]:is(:hover, :focus-visible)'));
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [container]);
  return card;
}
