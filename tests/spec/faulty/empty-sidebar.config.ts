import { siteWith } from './site';

export default () =>
  siteWith({
    sidebars: './empty-sidebar.ts',
    items: [{ type: 'docSidebar', sidebarId: 'empty', label: 'Empty' }],
  });
