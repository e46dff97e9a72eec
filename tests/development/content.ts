/**
 * The page as a list of its elements and texts, one a line, without what scripts add to it. Runs in the browser.
 * What differs by design is left out: hashes in names of CSS modules, ids that React counts.
 */
export function contentOfPage(): string[] {
  const lines: string[] = [];
  const withoutHash = (name: string) => name.replace(/(?<!_)_[\w-]{4}$/, '');
  const describe = ({ name, value }: Attr, element: Element): string => {
    if (name === 'style') return `style=${(element as HTMLElement).style.cssText}`;
    if (name === 'class')
      return `class=${[...element.classList]
        .filter((token) => token !== 'table-of-contents__link--active')
        .map(withoutHash)
        .sort()
        .join(' ')}`;
    return `${name}=${value.replace(/:r\w+:/gi, ':id:')}`;
  };
  const visit = (element: Element) => {
    const attributes = [...element.attributes].map((attribute) => describe(attribute, element));
    lines.push([element.localName, ...attributes.sort()].join(' '));
    if (element.matches('[data-island]')) return;
    for (const child of [...element.childNodes]) if (child instanceof Comment) child.remove();
    element.normalize(); // React separates texts by comments on the server
    for (const child of element.childNodes)
      if (child instanceof Element) visit(child);
      else if (child instanceof Text) lines.push(child.data);
  };
  visit(document.querySelector('[data-page]')!);
  return lines;
}
