import { useEffect } from 'react';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

/** An item of the top bar that crashes where the address asks for it. */
function CrashingItem() {
  useEffect(() => {
    if (window.location.search === '?navcrash') throw new Error('the item failed');
  }, []);
  return null;
}

export default { ...ComponentTypes, 'custom-crash': CrashingItem };
