import type { UnusedStylesOptions } from '../plugins/unused-styles/index';

const themeParts = [
  'AnnouncementBar',
  'CodeBlock', // replaced by the plugin code-listing
  'Details',
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  'DocSidebarItem/Html',
  'EditMetaRow',
  'Footer/Logo',
  'Icon/Edit',
  'Navbar/Layout',
  'NavbarItem/LocaleDropdownNavbarItem',
  'Tag',
  'TagsListInline',
];

/** Docusaurus styles that no page of this site uses. The build fails if one of them is used after all. */
export const unusedStyles = {
  stylesheets: [
    ...themeParts.map((part) => `@docusaurus/theme-classic/lib/theme/${part}`),
    '@docusaurus/theme-common/lib/components/Details',
  ],
  names: [
    '(?:--ifm-)?avatar.*',
    '(?:--ifm-)?button-group.*',
    '(?:--ifm-)?pagination(?!-nav).*',
    '(?:--ifm-)?pills.*',
    '(?:--ifm-)?tabs.*',
    '--ifm-color-(?:danger|info|success|warning)-(?:darker|darkest|light|lighter|lightest)',
    '--ifm-(?:dark|light|contrast).*-value',
    '--ifm-navbar-search-input-.*',
    'navbar__search-input',
    'button--(?:block|danger|info|link|success|warning)',
    'card__.*',
    'col--(?:1|2|4|5|7|8|9|10|11|12)',
    'col--offset-(?!3).*',
    'row--.*',
    'text--(?!center|truncate).*',
    'margin--.*',
    'padding-(?:left|right|vert)--.*',
    '(?:margin|padding)-horiz--.*',
    '(?:margin|padding)-.*--(?:none|xs)',
  ],
} satisfies UnusedStylesOptions;
