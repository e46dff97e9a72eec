/** Part of an address in a form that decodes: a percent sign that begins no character stands for itself. */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
