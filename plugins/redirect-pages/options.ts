import { Joi, PathnameSchema } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Former and current route of a page, both without the base path. */
export interface Redirect {
  from: string;
  to: string;
}

/** Options of the redirect-pages plugin. */
export interface RedirectPagesOptions {
  redirects: Redirect[];
}

const schema = Joi.object<RedirectPagesOptions>({
  redirects: Joi.array()
    .items(Joi.object({ from: PathnameSchema.required(), to: PathnameSchema.required() }))
    .required(),
});

/** Validates the options; Docusaurus reports the option and the problem. */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<RedirectPagesOptions, RedirectPagesOptions>): RedirectPagesOptions =>
  validate(schema, options);
