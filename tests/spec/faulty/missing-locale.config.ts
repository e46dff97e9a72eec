import { siteWith } from './site';

export default () =>
  siteWith({ i18n: { defaultLocale: 'en', locales: ['fr'] }, items: [{ type: 'localeDropdown' }] });
