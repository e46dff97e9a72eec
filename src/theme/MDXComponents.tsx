import MDXComponents from '@theme-original/MDXComponents';
import Props from '@theme/ApiReference/Props';
import ApiSignatures from '@theme/ApiReference/Signatures';
import ApiSymbol from '@theme/ApiReference/Symbol';
import ApiValues from '@theme/ApiReference/Values';
import CodeListing from '@theme/CodeListing';
import Example from '@theme/Example';
import ExampleGallery from '@theme/ExampleGallery';

/** What pages may use without an import. */
export default {
  ...MDXComponents,
  ApiSignatures,
  ApiSymbol,
  ApiValues,
  CodeListing,
  Example,
  ExampleGallery,
  Props,
};
