import type { CSSProperties, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Badge from '@theme/ApiReference/Badge';

const button: CSSProperties = { textDecoration: 'none' };
const row: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-3)',
  marginBottom: 'var(--space-4)',
};

/** Renders the icon of the site in the sizes in which it is used, buttons and badges. */
export default function Elements(): ReactNode {
  const logo = useBaseUrl('/img/logo.svg');
  return (
    <>
      <h2>Logo</h2>
      <div style={row}>
        {[16, 28, 48].map((size) => (
          <img key={size} src={logo} alt={`${size} px`} width={size} height={size} />
        ))}
      </div>
      <h2>Buttons</h2>
      <div style={row}>
        <Link className="button button--primary" style={button} to="/">
          Main action
        </Link>
        <Link className="button button--primary button--outline" style={button} to="/">
          Other action
        </Link>
      </div>
      <h2>Badges</h2>
      <div style={row}>
        {['required', 'deprecated', 'no effect', 'alpha'].map((text) => (
          <Badge key={text} text={text} />
        ))}
      </div>
    </>
  );
}
