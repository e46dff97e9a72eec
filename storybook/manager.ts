import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

// The brand links to the site, one level above Storybook.
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Elastic Charts',
    brandUrl: '../',
    brandTarget: '_self',
  }),
});
