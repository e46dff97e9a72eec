import { siteWith } from './site';

export default () => siteWith({ items: [{ type: 'docsVersionDropdown', versions: ['9.9'] }] });
