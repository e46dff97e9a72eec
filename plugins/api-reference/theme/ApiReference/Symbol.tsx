import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ApiSymbol } from '@site/shared/types/api-model';
import { kindNames } from '../../shared/kind-names';
import { printDeclaration } from '../../shared/print-declaration';
import LinkedCode from './LinkedCode';
import RichText from './RichText';
import TypeText from './TypeText';
import styles from './styles.module.css';

/** Renders the header of a symbol's page: kind, description, import and declaration. */
export default function Symbol({ symbol }: { symbol: ApiSymbol }): ReactNode {
  const { name, kind, description, deprecated, releaseTag, typeParameters, sameName } = symbol;
  return (
    <>
      <p className={styles.facts}>
        {kindNames[kind]}
        {releaseTag && releaseTag !== 'public' && ` · ${releaseTag}`}
        {symbol.guide && (
          <>
            {' · '}
            <Link to={symbol.guide}>usage guide</Link>
          </>
        )}
        {sameName && (
          <>
            {' · '}
            <Link to={sameName}>{kind === 'variable' ? 'type' : 'constant'} of the same name</Link>
          </>
        )}
      </p>
      {deprecated && (
        <div className={styles.deprecation}>
          <strong>Deprecated.</strong> <RichText nodes={deprecated} />
        </div>
      )}
      <div className={styles.about} data-symbol-summary>
        <RichText nodes={description} />
      </div>
      <p>
        <code
          className={clsx(styles.import, 'language-ts')}
        >{`import { ${name} } from '@elastic/charts';`}</code>
      </p>
      {kind !== 'component' && symbol.values.length === 0 && (
        <div className={styles.declaration}>
          <LinkedCode pieces={printDeclaration(symbol, 'lines')} isBlock />
        </div>
      )}
      {typeParameters.length > 0 && kind !== 'component' && (
        <ul className={styles.parameters} aria-label="Type parameters">
          {typeParameters.map((one) => (
            <li key={one.name}>
              <code>{one.name}</code>
              {one.constraint && (
                <>
                  {' extends '}
                  <TypeText type={one.constraint} />
                </>
              )}
              {one.default && (
                <>
                  {' = '}
                  <TypeText type={one.default} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
