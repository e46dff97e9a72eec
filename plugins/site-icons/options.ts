import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of the site-icons plugin. */
export interface SiteIconsOptions {
  /** Names of icons of Lucide that pages show, by the `id` of their symbol in `img/icons.svg`. */
  symbols: Record<string, string>;
}

const schema = Joi.object<SiteIconsOptions>({
  symbols: Joi.object().pattern(Joi.string(), Joi.string()).required(),
});

/** Validates the options; Docusaurus reports the option and the problem. */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<SiteIconsOptions, SiteIconsOptions>): SiteIconsOptions =>
  validate(schema, options);
