import { type Exchange, mediaTypeOf } from '../../guard/exchange.ts';

const ADDRESS = /\/(?:graphql|gql)(?:\/(?:v?\d+|api|query))?\/?$/i;
const IN_TEXT = /["'`]([^"'`\s<>{}$]{0,200}\/(?:graphql|gql)(?:\/[\w-]{1,20})?\/?)["'`]/gi;
const MOST = 5;
/** What the usual servers say to whoever asks them nothing, or in the wrong way. */
const COMPLAINT =
  /must provide (?:a )?(?:query|document|operation)|no (?:graphql )?query|query (?:is )?missing|graphql|persistedquery|syntax error: (?:un)?expected/i;

/** Whether an address has the name that interfaces of GraphQL usually have. */
export const isGraphqlAddress = (address: string): boolean =>
  URL.canParse(address) && ADDRESS.test(new URL(address).pathname);

/** Whether an answer is what a server of GraphQL says to somebody who asks nothing. */
export function isGraphqlAnswer(exchange: Exchange): boolean {
  const type = mediaTypeOf(exchange);
  if (type.startsWith('application/graphql')) return true;
  if (type !== 'application/json' && type !== 'text/plain') return false;
  const text = exchange.body.subarray(0, 2_000).toString('utf8');
  return type === 'text/plain' ? /^GET query missing/i.test(text) : /"errors"\s*:/.test(text) && COMPLAINT.test(text);
}

/** Addresses in a page or a script that have such a name; `base` resolves relative ones. */
export function graphqlAddressesIn(text: string, base: string): string[] {
  if (!/\/(?:graphql|gql)/i.test(text)) return [];
  const found = new Set<string>();
  for (const [, address = ''] of text.matchAll(IN_TEXT)) {
    if (URL.canParse(address, base)) found.add(new URL(address, base).href);
    if (found.size >= MOST) break;
  }
  return [...found].filter(isGraphqlAddress);
}
