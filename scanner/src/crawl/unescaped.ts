/** The text without its percent escapes (RFC 3986 section 2.1); as it is when it was never escaped. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    // A lone percent sign: the text was never escaped.
    if (error instanceof URIError) return text;
    throw error;
  }
}
