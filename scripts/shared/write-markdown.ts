import { markdownPages } from '../../config/markdown-pages';
import { markdownSite } from '../../config/site';
import { writeMarkdown } from '../../plugins/markdown-pages/index';

writeMarkdown(markdownPages, markdownSite());
