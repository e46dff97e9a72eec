import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { SearchPicture } from '../../shared/search-data';

/** Options of the site-search plugin. */
export interface SiteSearchOptions {
  /** Maximum number of results. */
  maxHits: number;
  /** Whether the symbols of the API model and the examples are searchable, beside the pages. Default: false. */
  generatedData?: boolean;
  /** Words that readers type for an item and that it does not contain, by address without the base path. */
  searchWords?: Record<string, string>;
  /** Routes of the small pictures of examples, with `{id}` in the place of the id. */
  pictures?: SearchPicture;
  /** Route of the page that renders `SearchResults`; without it, there is no OpenSearch description. */
  resultsPage?: string;
  /** Pages that the search box offers without a query. */
  suggestions?: SuggestedPage[];
}

/** A page that the search box offers without a query. */
export interface SuggestedPage {
  title: string;
  /** Area of the site that the page belongs to. */
  area: string;
  excerpt: string;
  /** Route, without the base path. */
  route: string;
}

const schema = Joi.object<SiteSearchOptions>({
  maxHits: Joi.number().integer().positive().required(),
  generatedData: Joi.boolean(),
  searchWords: Joi.object().pattern(Joi.string(), Joi.string()),
  pictures: Joi.object({ light: Joi.string().required(), dark: Joi.string().required() }),
  resultsPage: Joi.string().pattern(/^\//),
  suggestions: Joi.array().items(
    Joi.object({
      title: Joi.string().required(),
      area: Joi.string().required(),
      excerpt: Joi.string().required(),
      route: Joi.string().pattern(/^\//).required(),
    }),
  ),
});

/** Validates the options; Docusaurus reports the option and the problem. */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<SiteSearchOptions, SiteSearchOptions>): SiteSearchOptions =>
  validate(schema, options);
