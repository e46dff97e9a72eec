import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of the partial-hydration plugin. */
export interface PartialHydrationOptions {
  /**
   * Islands: the module whose default export maps the names used in `<Island name="…">` to functions that load the
   * components, and these names.
   */
  islands: { module: string; names: string[] };
  /**
   * Modules that are rendered only on the server. Their styles, and those of their imports, are added to the
   * stylesheet. A missing module fails the build with a class that has no style.
   */
  serverOnly: string[];
  /** Regular expressions that match classes without a style, such as those used by scripts and tests. */
  classesWithoutStyle: string[];
  /**
   * Files to which pages may refer although they do not exist when the pages are built, because they become part of the
   * site later: paths relative to the base path, or patterns of them.
   */
  laterFiles: (string | RegExp)[];
}

const schema = Joi.object<PartialHydrationOptions>({
  islands: Joi.object({
    module: Joi.string().required(),
    names: Joi.array().items(Joi.string()).required(),
  }).required(),
  serverOnly: Joi.array().items(Joi.string()).required(),
  classesWithoutStyle: Joi.array().items(Joi.string()).required(),
  laterFiles: Joi.array().items(Joi.string(), Joi.object().instance(RegExp)).default([]),
});

/** Validates the options; Docusaurus reports the option and the problem. */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<
  PartialHydrationOptions,
  PartialHydrationOptions
>): PartialHydrationOptions => validate(schema, options);
