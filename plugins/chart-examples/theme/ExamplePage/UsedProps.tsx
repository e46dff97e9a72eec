import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import routes from '@site/.generated/api-reference/component-routes.json';
import styles from './styles.module.css';

/** Lists the components of an example with the props that it sets, linked to the reference. */
export default function UsedProps({ props }: { props: Record<string, string[]> }): ReactNode {
  return (
    <dl className={styles.props}>
      {Object.entries(props).map(([component, names]) => (
        <div key={component}>
          <dt>
            <Link to={pageOf(component)}>
              <code>{component}</code>
            </Link>
          </dt>
          <dd>
            {names.length === 0 && 'none'}
            {names.map((name) => (
              <Link key={name} to={`${pageOf(component)}#${name}`}>
                <code>{name}</code>
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the route of a component's page in the reference. */
const pageOf = (component: string) => routesOfComponents[component] ?? '/all-types/';

const routesOfComponents: Record<string, string> = routes;
