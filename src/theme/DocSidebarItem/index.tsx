import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PropSidebarItemCategory, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import OriginalDocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import DocSidebarItems from '@theme/DocSidebarItems';

/** Renders an item of a sidebar: with an icon if its `customProps` name one. */
export default function DocSidebarItem({ item, ...props }: Props): ReactNode {
  const icon = item.customProps?.['icon'];
  if (item.type === 'html' || typeof icon !== 'string')
    return <OriginalDocSidebarItem item={item} {...props} />;
  return <ItemWithIcon item={item} icon={icon} {...props} />;
}

interface ItemWithIconProps extends Omit<Props, 'item'> {
  item: PropSidebarItemCategory | PropSidebarItemLink;
  /** `id` of a symbol in the sprite of the site. */
  icon: string;
}

/**
 * Renders a link of the sidebar with an icon in front of its label, and below it the items of a category. The items
 * of the theme accept text only.
 */
function ItemWithIcon({ item, icon, ...props }: ItemWithIconProps): ReactNode {
  const { activePath, level, onItemClick, tabIndex } = props;
  const isActive = isActiveSidebarItem(item, activePath);
  const items = item.type === 'category' && item.items;
  return (
    <li className={`menu__list-item theme-doc-sidebar-item-${items ? 'category' : 'link'}`}>
      <Link
        className={isActive ? 'menu__link menu__link--active' : 'menu__link'}
        aria-current={isActive && !items ? 'page' : undefined}
        to={item.href}
        tabIndex={tabIndex}
        onClick={() => onItemClick?.(item)}
      >
        <svg className="menu__icon" aria-hidden="true">
          <use href={useBaseUrl(`/img/icons.svg#${icon}`)} />
        </svg>
        <span>{item.label}</span>
      </Link>
      {items && (
        <ul className="menu__list">
          <DocSidebarItems {...props} items={items} level={level + 1} />
        </ul>
      )}
    </li>
  );
}
