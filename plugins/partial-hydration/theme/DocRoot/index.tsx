import type { ReactNode } from 'react';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import {
  DocsSidebarProvider,
  useDocRootMetadata,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';
import type { Props } from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import PageContent from '@theme/PageContent';
import { sidebarChunk } from '../../shared/chunks';

/** Renders a doc in its layout, like theme-classic 3.9.2, and marks the content of the page. */
export default function DocRoot(props: Props): ReactNode {
  const { pluginId, version } = useDocsVersion();
  const doc = useDocRootMetadata(props);
  if (!doc)
    return (
      <PageContent layout="plain">
        <NotFoundContent />
      </PageContent>
    );
  const { docElement, sidebarName: name, sidebarItems } = doc;
  const sidebar = name ? { name, chunk: sidebarChunk(pluginId, version, name) } : undefined;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={name} items={sidebarItems}>
        <DocRootLayout>
          <PageContent layout="docs" sidebar={sidebar}>
            {docElement}
          </PageContent>
        </DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
