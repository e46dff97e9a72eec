export { remarkPageData } from './remark-page-data';
