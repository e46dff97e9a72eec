import { useEffect } from 'react';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

/** A navbar item that crashes if the URL has the query `?navcrash`. */
function CrashingItem() {
  useEffect(() => {
    if (window.location.search === '?navcrash') throw new Error('the item failed');
  }, []);
  return null;
}

export default { ...ComponentTypes, 'custom-crash': CrashingItem };
