import { siteWith } from './site';

export default () => siteWith({ path: 'links' });
