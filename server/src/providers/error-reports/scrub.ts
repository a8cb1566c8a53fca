/** Before the sign an address has at most 64 characters (RFC 5321, 4.5.3.1.1); without that limit a long word takes its length squared. */
const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]+(?:\.[\w-]+)+/g;
/** Three parts in base64url, joined by dots (RFC 7519). */
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const CREDENTIALS_IN_URL = /(\b[a-z][a-z\d+.-]*:\/\/)[^\s/@]+@/gi;
/** Links and queries may hold names and secrets; what is before them says enough. */
const QUERY = /(\b[a-z][a-z\d+.-]*:\/\/[^\s?#"')]*)[?#][^\s"')]*/gi;
const NAMED_SECRET =
  /(["']?\b(?:password|passwd|secret|token|bearer|authorization|cookie|api[-_]?key|code)\b["']?\s*[:=]\s*)(?:bearer\s+|basic\s+)?("[^"]*"|'[^']*'|[^\s,;&}]+)/gi;
const LONG_TOKEN = /[A-Za-z\d_-]{32,}/g;
const UUID = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi;
const CARD_OR_PHONE = /\+?\d[\d ()-]{8,}\d/g;
const ADDRESS = /\b(?:\d{1,3}\.){3}\d{1,3}\b/g;

/** Text that may leave the house: without secrets, tokens, addresses of people and their machines, and ids. */
export function scrub(text: string): string {
  return text
    .replace(CREDENTIALS_IN_URL, '$1[hidden]@')
    .replace(QUERY, '$1')
    .replace(EMAIL, '[email]')
    .replace(JWT, '[token]')
    .replace(NAMED_SECRET, '$1[hidden]')
    .replace(UUID, '[id]')
    .replace(LONG_TOKEN, '[token]')
    .replace(ADDRESS, '[address]')
    .replace(CARD_OR_PHONE, '[number]');
}
