import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of the offline plugin. */
export interface OfflineOptions {
  /**
   * Whether browsers store visited pages and those of the sidebar, so that they open without a network. If not, the
   * service worker of earlier visitors removes what it has stored, and itself.
   */
  enabled: boolean;
}

const schema = Joi.object<OfflineOptions>({ enabled: Joi.boolean().required() });

/** Validates the options; Docusaurus reports the option and the problem. */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<OfflineOptions, OfflineOptions>): OfflineOptions =>
  validate(schema, options);
