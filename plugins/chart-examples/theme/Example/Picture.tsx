import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ExampleEntry } from '@site/contracts/example-manifest';
import { pictureName, type Variant } from '../../shared/picture-variants';
import styles from './styles.module.css';

interface Props {
  example: Pick<ExampleEntry, 'id' | 'alt'>;
  /** Shows the picture for phones everywhere: where it stands small. */
  small?: boolean;
  /** Loads the picture of the light mode, which pages begin with, before the layout is known. */
  first?: boolean;
}

/** An example as the build drew it, in the page's color mode; needs no script. */
export default function Picture({ example, small = false, first = false }: Props): ReactNode {
  return (
    <>
      <InMode example={example} small={small} mode="light" isLazy={!first} />
      <InMode example={example} small={small} mode="dark" isLazy />
    </>
  );
}

interface InModeProps extends Required<Omit<Props, 'first'>>, Pick<Variant, 'mode'> {
  isLazy: boolean;
}

/** A browser does not fetch a lazy picture that is not shown: only one mode's is. */
function InMode({ example, small, mode, isLazy }: InModeProps) {
  const url = useBaseUrl('/pictures/');
  const sourceOf = (size: Variant['size']) =>
    `${url}${pictureName(example.id, { mode, size })}.svg`;

  return (
    <picture className={clsx(styles.picture, styles[mode])} data-picture="">
      {!small && <source media="(max-width: 600px)" srcSet={sourceOf('narrow')} />}
      <img
        src={sourceOf(small ? 'narrow' : 'wide')}
        alt={example.alt}
        loading={isLazy ? 'lazy' : undefined}
      />
    </picture>
  );
}
