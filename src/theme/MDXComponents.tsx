import MDXComponents from '@theme-original/MDXComponents';
import ApiNames from '@theme/ApiReference/Names';
import Props from '@theme/ApiReference/Props';
import ApiSignatures from '@theme/ApiReference/Signatures';
import ApiSymbol from '@theme/ApiReference/Symbol';
import ApiUses from '@theme/ApiReference/Uses';
import ApiValues from '@theme/ApiReference/Values';
import CodeCheck from '@theme/CodeCheck';
import CodeListing from '@theme/CodeListing';
import Example from '@theme/Example';
import ExampleCards from '@theme/ExampleCards';
import ExampleChart from '@theme/ExampleChart';
import ExampleFamilies from '@theme/ExampleFamilies';
import ExampleGallery from '@theme/ExampleGallery';
import ExamplePage from '@theme/ExamplePage';
import ExampleVariants from '@theme/ExampleVariants';
import SearchResults from '@theme/SearchResults';

/** Components that are available in MDX without an import. */
export default {
  ...MDXComponents,
  ApiNames,
  ApiSignatures,
  ApiSymbol,
  ApiUses,
  ApiValues,
  CodeCheck,
  CodeListing,
  Example,
  ExampleCards,
  ExampleChart,
  ExampleFamilies,
  ExampleGallery,
  ExamplePage,
  ExampleVariants,
  Props,
  SearchResults,
};
