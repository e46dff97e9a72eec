import { describe, expect, it } from 'vitest';
import { scanPage } from './read-pages';

const html = `<!doctype html><html lang=en dir=ltr class="docs-wrapper a" data-has-hydrated=false>
<head><meta charset=UTF-8><title data-rh=true>A &amp; B</title><meta data-rh=true name=x content="1>0">
<link rel=icon href=/x/icon.svg data-rh=true><script src=/x/main.js defer></script></head>
<body><nav id=top class="bar bar--top"><img src=/x/logo.svg></nav>
<div data-page='{"layout":"plain"}'><p>One<p>Two &lt;<br><div data-island=chart data-props={}></div>
<picture><source srcset="/x/a.svg 1x, /x/b.svg 2x"></picture></div><footer></footer></body></html>`;

describe('scanPage', () => {
  const page = scanPage(html);

  it('extracts the HTML of the page unchanged', () => {
    const [marked, ...others] = page.marked;
    expect(others).toEqual([]);
    expect(marked?.mark).toBe('{"layout":"plain"}');
    expect(marked?.html).toMatch(/^<p>One<p>Two &lt;<br><div data-island=chart[\s\S]*<\/picture>$/);
  });

  it('extracts the head tags that belong to the page', () => {
    expect(page.head).toBe(
      '<title data-rh=true>A &amp; B</title><meta data-rh=true name=x content="1>0"><link rel=icon href=/x/icon.svg data-rh=true>',
    );
  });

  it('collects the attributes of the root element, classes, ids, URLs and islands', () => {
    expect(page.root).toEqual({ class: 'docs-wrapper a', lang: 'en', dir: 'ltr' });
    expect([...page.classes]).toEqual(['docs-wrapper', 'a', 'bar', 'bar--top']);
    expect([...page.references]).toEqual([
      '/x/icon.svg',
      '/x/main.js',
      '/x/logo.svg',
      '/x/a.svg',
      '/x/b.svg',
    ]);
    expect(page.islands).toEqual(['chart']);
    expect(page.ids).toEqual(['top']);
  });

  it('finds every mark, including nested ones', () => {
    const { marked } = scanPage('<div data-page=1><div data-page=2>x</div></div>');
    expect(marked.map(({ mark }) => mark)).toEqual(['2', '1']);
  });
});
