/** Keys that are pressed for the search before its box is ready (`node/early-keys-script.ts` records them). */
interface EarlyKeys {
  /** Whether the box receives the focus as soon as it is ready. */
  wanted?: boolean;
  /** What has been typed since. */
  text: string;
  /** Called whenever the box is wanted, to load it. */
  onWanted?: () => void;
  /** Sets `wanted` and forgets the text. */
  want: (wanted: boolean) => void;
}

interface Window {
  searchKeys: EarlyKeys;
}
