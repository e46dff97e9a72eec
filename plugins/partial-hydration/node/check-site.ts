import type { DocusaurusConfig } from '@docusaurus/types';

/**
 * Checks settings that this plugin cannot work with.
 *
 * @throws Error with the fix.
 */
export function checkSite({ future }: DocusaurusConfig): void {
  if (future.experimental_faster.mdxCrossCompilerCache)
    throw new Error(
      'partial-hydration: future.experimental_faster.mdxCrossCompilerCache must be false. The client bundle has no MDX, for which the server compilation would wait for ever.',
    );
  if (future.experimental_router === 'hash')
    throw new Error(
      'partial-hydration: future.experimental_router must be "browser": a page is its HTML file.',
    );
}
