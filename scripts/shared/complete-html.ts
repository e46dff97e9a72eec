import fs from 'node:fs/promises';
import path from 'node:path';
import { getSwcHtmlMinifier } from '@docusaurus/faster';

const concurrency = 4;

type Minify = ReturnType<typeof getSwcHtmlMinifier>;

/** Keeps the document as it is, but writes all end tags and quotes. */
const settings: Parameters<Minify>[1] = {
  collapseWhitespaces: 'none',
  minifyAdditionalAttributes: [],
  minifyAdditionalScriptsContent: [],
  minifyCss: false,
  minifyJs: false,
  minifyJson: false,
  normalizeAttributes: false,
  preserveComments: [],
  quotes: true,
  removeComments: false,
  removeEmptyAttributes: false,
  removeEmptyMetadataElements: false,
  removeRedundantAttributes: 'none',
  sortAttributes: false,
  sortSpaceSeparatedAttributeValues: false,
  tagOmission: false,
};

/**
 * Writes the end tags and quotes of attributes that Docusaurus leaves out of the HTML of pages, which browsers do not
 * need, but programs that convert pages: some lose the text after an unquoted address that ends with a slash, or do not
 * find the content if the end tags of a table or list are missing. Compressed pages get no larger.
 */
export async function completeHtml(dir: string): Promise<void> {
  const files = await fs.readdir(dir, { recursive: true });
  const pages = files
    .filter((file) => /^(?:(?:.+\/)?index|404)\.html$/.test(file) && !file.startsWith('storybook/'))
    .map((file) => path.join(dir, file))
    .values();
  const minify = getSwcHtmlMinifier();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const page of pages) await completePage(page, minify);
    }),
  );
}

async function completePage(file: string, minify: Minify): Promise<void> {
  const { code, errors = [] } = await minify(await fs.readFile(file), settings);
  const [error] = errors;
  if (error) throw new Error(`${file} has invalid HTML: ${error.message}`);
  // A server may read the folder meanwhile.
  await fs.writeFile(`${file}.tmp`, code);
  await fs.rename(`${file}.tmp`, file);
}
