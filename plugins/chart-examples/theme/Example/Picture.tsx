import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ExampleEntry } from '@site/shared/types/example-manifest';
import { cardPictureName } from '../../shared/card-picture';
import { pictureName, type Variant } from '../../shared/picture-variants';
import styles from './styles.module.css';

interface Props {
  example: Pick<ExampleEntry, 'id' | 'alt'>;
  /** Shows the picture that is drawn for cards. */
  small?: boolean;
  /** Loads the picture for light mode, the default, eagerly: lazy images are not requested before layout. */
  first?: boolean;
}

/** Renders the static picture of an example for the current color mode, without JavaScript. */
export default function Picture({ example, small = false, first = false }: Props): ReactNode {
  return (
    <>
      <PictureInMode example={example} small={small} mode="light" isLazy={!first} />
      <PictureInMode example={example} small={small} mode="dark" isLazy />
    </>
  );
}

interface PictureInModeProps extends Required<Omit<Props, 'first'>>, Pick<Variant, 'mode'> {
  isLazy: boolean;
}

/** Renders the picture for one color mode. Browsers do not load lazy images that are hidden. */
function PictureInMode({ example, small, mode, isLazy }: PictureInModeProps) {
  const url = useBaseUrl('/pictures/');
  const sourceOf = (size: Variant['size']) =>
    `${url}${pictureName(example.id, { mode, size })}.svg`;

  return (
    <picture className={clsx(styles.picture, styles[mode])} data-picture="">
      {!small && <source media="(max-width: 600px)" srcSet={sourceOf('narrow')} />}
      <img
        src={small ? `${url}${cardPictureName(example.id, mode)}.svg` : sourceOf('wide')}
        alt={example.alt}
        loading={isLazy ? 'lazy' : undefined}
      />
    </picture>
  );
}
