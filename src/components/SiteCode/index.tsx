import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeListing from '@theme/CodeListing';

interface Props {
  /** Text with `{site}` where the address of the site is to stand. */
  code: string;
  language?: 'bash' | 'text';
}

/** Renders a command or a sentence to copy that contains the address of the site, which a build sets. */
export default function SiteCode({ code, language = 'text' }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const text = code.replaceAll('{site}', siteConfig.url + siteConfig.baseUrl);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // As the highlighter writes it, without colors.
  const html = `<pre class="shiki" tabindex="0"><code><span>${escaped}</span></code></pre>`;
  return <CodeListing language={language} html={html} />;
}
