declare module '*.woff2' {
  /** URL of the file in the built site. */
  const url: string;
  export default url;
}
