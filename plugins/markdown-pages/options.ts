import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** A section of `llms.txt`, with a file of its own. */
export interface Section {
  title: string;
  /** Name of its file: `docs` for `llms/docs.txt`. */
  name: string;
  /** What its pages tell, for the list of sections. */
  about: string;
  /** Starts of the routes of its pages: `/docs/`. The longest one that matches decides. */
  prefixes: string[];
  /** Whether `llms.txt` lists its pages, too, because most questions lead to them. */
  isInIndex?: boolean;
}

/** Options of the markdown-pages plugin. */
export interface MarkdownPagesOptions {
  /** Routes of pages without Markdown: `/search`. */
  exclude?: string[];
  /** Routes of lists of examples that are too long with a description of each. */
  withoutDescriptions?: string[];
  /** One sentence about the library, for `llms.txt`. */
  summary: string;
  /** Sections of `llms.txt`, in order. */
  sections: Section[];
}

const routes = Joi.array().items(Joi.string());

const schema = Joi.object<MarkdownPagesOptions>({
  exclude: routes,
  withoutDescriptions: routes,
  summary: Joi.string().required(),
  sections: Joi.array()
    .items(
      Joi.object({
        title: Joi.string().required(),
        name: Joi.string()
          .pattern(/^[a-z-]+$/)
          .required(),
        about: Joi.string().required(),
        prefixes: routes.min(1).required(),
        isInIndex: Joi.boolean(),
      }),
    )
    .min(1)
    .unique('name')
    .required(),
});

/** Validates the options; Docusaurus reports the option and the problem. */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<MarkdownPagesOptions, MarkdownPagesOptions>): MarkdownPagesOptions =>
  validate(schema, options);
