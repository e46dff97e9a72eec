import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
// Hides the banner if the stylesheet loads, as in the original.
import '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css';

/**
 * Script of the banner on a home page whose scripts did not load. Its text is the same for every base path, so that a
 * content security policy can allow it by hash.
 */
const script = `(function () {
  var built = document.currentScript.dataset.baseUrl;
  var containerId = '__docusaurus-base-url-issue-banner-container';
  addEventListener('error', function (event) {
    if (event.target.localName !== 'script' || window.docusaurus || document.getElementById(containerId)) return;
    var served = location.pathname.replace(/\\/?$/, '/');
    var container = document.createElement('div');
    container.id = containerId;
    var banner = container.appendChild(document.createElement('p'));
    banner.id = '__docusaurus-base-url-issue-banner';
    banner.style.cssText = 'margin: 1rem; border: thick solid #c00; padding: 1rem; font-size: 1.25rem';
    banner.textContent = 'This site did not load properly. It was built for the base URL ' + built +
      (served === built ? '.' : ', but its home page is ' + served + ': build it with BASE_PATH=' + served);
    document.body.prepend(container);
  }, true); // the error of a script does not bubble
})();`;

/** Adds the banner to the static HTML of the home page, unless the option `baseUrlIssueBanner` is off. */
export default function BaseUrlBanner(): ReactNode {
  const { baseUrl, baseUrlIssueBanner } = useDocusaurusContext().siteConfig;
  const isHome = useLocation().pathname === baseUrl;
  if (ExecutionEnvironment.canUseDOM || !baseUrlIssueBanner || !isHome) return null;
  return (
    <Head>
      <script data-base-url={baseUrl}>{script}</script>
    </Head>
  );
}
