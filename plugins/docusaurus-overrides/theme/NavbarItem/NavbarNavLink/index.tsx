import type { ReactNode } from 'react';
import OriginalNavbarNavLink from '@theme-init/NavbarItem/NavbarNavLink';
import type { Props } from '@theme/NavbarItem/NavbarNavLink';

/**
 * Renders a link of the navbar with its label in an element of its own: if a browser has translated the page, React
 * could not replace the text of a label that changes, such as that of the version dropdown.
 */
export default function NavbarNavLink({ label, ...props }: Props): ReactNode {
  return <OriginalNavbarNavLink {...props} label={label && <span>{label}</span>} />;
}
