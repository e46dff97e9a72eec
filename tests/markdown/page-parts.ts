/** A prop in the list of a page. Texts are without white space, which differs between HTML and Markdown. */
export interface PropParts {
  name: string;
  type: string;
  default: string;
  /** Paragraphs and list items of the description. */
  description: string[];
}

/** Parts of a page that its Markdown must contain. */
export interface PageParts {
  headings: string[];
  codeBlocks: string[];
  props: PropParts[];
  /** Names in other lists of the reference: values, parameters, calls. */
  terms: string[];
}

/** Removes white space, and characters that are only displayed in headings: anchors and icons of cards. */
export const compact = (text: string): string =>
  text.replace(/\s|\u200b|\p{Extended_Pictographic}?\ufe0f/gu, '');
