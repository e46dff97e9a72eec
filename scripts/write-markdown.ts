import { assistants } from '../config/assistants';
import { markdownPages } from '../config/markdown-pages';
import { markdownSite } from '../config/site';
import { writeMarkdown } from '../plugins/markdown-pages/index';
import { command } from './shared/command';

/** Writes the Markdown of the pages that were built last, and the files for coding assistants. */
command(() => writeMarkdown(markdownPages, assistants, markdownSite()));
