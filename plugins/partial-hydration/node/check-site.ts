import type { DocusaurusConfig } from '@docusaurus/types';

/**
 * Checks that the site configuration is compatible with this plugin.
 *
 * @throws Error with a hint.
 */
export function checkSite({ future }: DocusaurusConfig): void {
  if (future.experimental_faster.mdxCrossCompilerCache)
    throw new Error(
      'partial-hydration: future.experimental_faster.mdxCrossCompilerCache must be false. The client bundle contains no MDX, so the server compilation would wait forever.',
    );
  if (future.experimental_router === 'hash')
    throw new Error(
      'partial-hydration: future.experimental_router must be "browser": a page is its HTML file.',
    );
}
