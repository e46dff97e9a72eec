import type { ReactNode } from 'react';
import type { ApiType } from '@site/shared/types/api-type';
import { printType } from '../../shared/print-type';
import LinkedCode from './LinkedCode';

/** Renders a type as code, with links for names that have a page. */
export default function TypeText({ type }: { type: ApiType }): ReactNode {
  return <LinkedCode pieces={printType(type, 'lines')} />;
}
