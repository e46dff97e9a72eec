import { siteWith } from './site';

export default () => siteWith({ items: [{ type: 'nonsense', label: 'Item' }] });
