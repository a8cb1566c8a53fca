const TOKEN = /[A-Za-z0-9_-]{43,}/g;

/** Text from a browser without one-time links and other tokens, which addresses and messages may hold (ASVS 5.0, 16.2.5). */
export function withoutTokens(text: string): string {
  return text.replace(TOKEN, '[hidden]');
}
