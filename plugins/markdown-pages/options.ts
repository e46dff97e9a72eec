import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** A section of `llms.txt`. */
export interface Section {
  title: string;
  /** Starts of the routes of its pages: `/docs/`. The longest one that matches decides. */
  prefixes: string[];
}

/** Options of the markdown-pages plugin. */
export interface MarkdownPagesOptions {
  /** Routes of pages without Markdown: `/search`. */
  exclude?: string[];
  /** One sentence about the library, for `llms.txt`. */
  summary: string;
  /** Sections of `llms.txt`, in order. */
  sections: Section[];
}

const schema = Joi.object<MarkdownPagesOptions>({
  exclude: Joi.array().items(Joi.string()),
  summary: Joi.string().required(),
  sections: Joi.array()
    .items(
      Joi.object({
        title: Joi.string().required(),
        prefixes: Joi.array().items(Joi.string()).min(1).required(),
      }),
    )
    .min(1)
    .required(),
});

/** Validates the options; Docusaurus reports the option and the problem. */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<MarkdownPagesOptions, MarkdownPagesOptions>): MarkdownPagesOptions =>
  validate(schema, options);
