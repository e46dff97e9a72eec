import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

// The name above the list of stories leads back to the site, one folder up.
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Elastic Charts',
    brandUrl: '../',
    brandTarget: '_self',
  }),
});
