import { useEffect, type RefObject } from 'react';
import { inertOthers } from 'aria-hidden';
import { trapTab } from '../../client/trap-tab';

/** Makes the rest of the page inert and keeps the focus in the sheet while it covers the screen. */
export function useSheet(sheet: RefObject<HTMLElement>, isModal: boolean): void {
  useEffect(() => {
    const element = sheet.current;
    if (!isModal || !element) return;
    const release = inertOthers(element);
    const onKeyDown = (event: KeyboardEvent) => trapTab(event, element);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      release();
    };
  }, [sheet, isModal]);
}
