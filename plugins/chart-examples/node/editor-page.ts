/**
 * Returns a page that leads to the editor of an example. It has the address at which an external sandbox was opened
 * before examples had an editor.
 *
 * @param id - id of the example, such as `bar/stacked`; the page is in a folder of that depth
 */
export function editorPage(title: string, id: string): string {
  const url = `../../examples/${id}#edit`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${url}">
<title>Edit: ${escaped(title)}</title>
<p><a href="${url}">Edit ${escaped(title)}</a></p>
`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
