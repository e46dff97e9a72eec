import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ApiSymbol } from '@site/contracts/api-model';
import RichText from './RichText';
import TypeText from './TypeText';
import styles from './styles.module.css';

const kinds: Record<ApiSymbol['kind'], string> = {
  component: 'Component',
  class: 'Class',
  function: 'Function',
  interface: 'Interface',
  'type-alias': 'Type alias',
  variable: 'Constant',
};

/** The head of a symbol's page: what it is, what its comment says, how it is declared. */
export default function Symbol({ symbol }: { symbol: ApiSymbol }): ReactNode {
  const { name, kind, description, deprecated, releaseTag, declaration, twin, declaredIn } = symbol;
  return (
    <>
      <p className={styles.facts}>
        {kinds[kind]}
        {releaseTag && releaseTag !== 'public' && ` · ${releaseTag}`} · <code>{declaredIn}</code>
        {twin && (
          <>
            {' · '}
            <Link to={twin}>{kind === 'variable' ? 'the type' : 'the value'} of the same name</Link>
          </>
        )}
      </p>
      {deprecated && (
        <div className={styles.deprecation}>
          <strong>Deprecated.</strong> <RichText nodes={deprecated} />
        </div>
      )}
      <div data-symbol-summary>
        <RichText nodes={description} />
      </div>
      <p>
        <code className={styles.import}>{`import { ${name} } from '@elastic/charts';`}</code>
      </p>
      <div className={styles.declaration}>
        <TypeText parts={declaration} />
      </div>
    </>
  );
}
