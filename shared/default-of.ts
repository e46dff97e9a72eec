import type { ApiMember, RichText } from './types/api-model';

/** The default of a prop: a value, a description, or both. */
export interface MemberDefault {
  /** The value, as code. */
  code?: string;
  /** What code cannot say: that the value comes from the theme, the data or another prop. */
  words?: RichText;
}

/**
 * Returns the default of a member, as every page, story and comparison shows it: the observed value and the
 * description of the notes; what the library's doc comment states only if there is neither.
 *
 * @returns undefined for members without a default, such as required props.
 */
export function defaultOf({
  default: observed,
  defaultInWords: words,
  declaredDefault,
}: Pick<ApiMember, 'default' | 'defaultInWords' | 'declaredDefault'>): MemberDefault | undefined {
  const code = observed ?? (words ? undefined : declaredDefault);
  if (code === undefined && !words) return undefined;
  return { ...(code === undefined ? {} : { code }), ...(words ? { words } : {}) };
}
