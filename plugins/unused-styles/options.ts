import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of the unused-styles plugin. */
export interface UnusedStylesOptions {
  /** Stylesheets of unused components: paths of files or folders in `node_modules`. */
  stylesheets: string[];
  /** Regular expressions that match unused classes (`avatar`) and custom properties (`--ifm-avatar-photo-size`) of Infima. */
  names: string[];
  /** Regular expressions that match classes and custom properties of Infima whose styles the site defines itself. */
  replaced: string[];
}

const schema = Joi.object<UnusedStylesOptions>({
  stylesheets: Joi.array().items(Joi.string()).required(),
  names: Joi.array().items(Joi.string()).required(),
  replaced: Joi.array().items(Joi.string()).required(),
});

/** Validates the options; Docusaurus reports the option and the problem. */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<UnusedStylesOptions, UnusedStylesOptions>): UnusedStylesOptions =>
  validate(schema, options);
