const NAVIGATION =
  /(?:location(?:\.href)?\s*=|location\.(?:assign|replace)\(|window\.open\(|fetch\(|\.get\()\s*(["'`])([^"'`\s${}<>]{1,300})\1/g;
const MAX_ADDRESSES = 100;

/** Addresses that a script goes to or fetches, as far as they are written out. `base` resolves relative ones. */
export function addressesInScript(text: string, base: string): string[] {
  const found = new Set<string>();
  for (const [, , address] of text.matchAll(NAVIGATION)) {
    if (address === undefined || !URL.canParse(address, base)) continue;
    const url = new URL(address, base);
    if (url.protocol === 'http:' || url.protocol === 'https:') found.add(url.href);
    if (found.size >= MAX_ADDRESSES) break;
  }
  return [...found];
}
