import type { ReactNode } from 'react';
import OriginalDocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import ItemWithIcon from './ItemWithIcon';

/** Renders an item of a sidebar: with an icon if its `customProps` name one. */
export default function DocSidebarItem({ item, ...props }: Props): ReactNode {
  const icon = item.customProps?.['icon'];
  if (item.type === 'html' || typeof icon !== 'string')
    return <OriginalDocSidebarItem item={item} {...props} />;
  return <ItemWithIcon item={item} icon={icon} {...props} />;
}
