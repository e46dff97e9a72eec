/**
 * Splits text into lowercase search terms.
 *
 * Camel case names are indexed whole and in parts: `stackMode` yields `stackmode`, `stack` and `mode`.
 */
export function terms(text: string): string[] {
  return (text.match(/[\p{L}\p{N}_$]+/gu) ?? []).flatMap((word) => {
    const parts = word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|_/u);
    const whole = word.toLowerCase();
    return parts.length > 1
      ? [whole, ...parts.filter(Boolean).map((part) => part.toLowerCase())]
      : [whole];
  });
}
