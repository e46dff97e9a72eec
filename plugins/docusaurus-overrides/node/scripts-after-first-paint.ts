import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** The scripts of a page in the default template of Docusaurus 3.9.2. */
const scripts = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

/**
 * Inline script that requests the scripts of a page, which need the complete document, after its first paint, or after
 * a second: a background tab is not painted. The template of the scripts is the first one of the document, and empty
 * afterwards.
 */
const requestScripts = `addEventListener('DOMContentLoaded', function () {
  function request() { document.head.append(document.querySelector('template').content); }
  setTimeout(request, 1000);
  new PerformanceObserver(request).observe({ type: 'paint', buffered: true });
});`;

/**
 * Returns the option `ssrTemplate`: the default template, except that the scripts of a page are in a `template`
 * element, and requested after the first paint. Styles, fonts and pictures do not share the connection with them, and
 * scripts from the cache do not run before the page is visible. Without JavaScript, nothing changes.
 *
 * @throws If Docusaurus has changed its default template.
 */
export function scriptsAfterFirstPaint(): string {
  const template = defaultTemplate.replace(
    scripts,
    `<template>${scripts.replace(' defer', '')}</template><script>${requestScripts}</script>`,
  );
  if (template === defaultTemplate)
    throw new Error(
      'docusaurus-overrides: the scripts in the template of @docusaurus/core (lib/ssg/ssgTemplate.html) have changed. ' +
        'Adapt scripts-after-first-paint.ts.',
    );
  return template;
}
