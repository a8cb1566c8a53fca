import type { ActiveCheck } from '../active-check.ts';
import type { CallTemplate } from '../call-template.ts';

/** Names of inputs that programs take for addresses or files. */
const ADDRESS_NAME =
  /url|uri|link|src|source|path|file|page|template|include|doc|feed|rss|image|img|avatar|callback|webhook|host|site|domain|load|fetch|proxy|target|dest|view|module|import|xml/i;

/** What a server asks a name server before it opens it. */
export const BY_NAME: CallTemplate = 'http://{word}.{zone}/';

/**
 * A11: the server opens the address that stands in an input; whether it called is seen at the end. Inputs that are likely to
 * be addresses are also tried without the protocol, and without both, for programs that put something in front.
 */
export const provokeServerRequests: ActiveCheck = async (probe) => {
  const isAddress = /^(?:https?:)?\/|\.\w{2,5}(?:\/|$)/.test(probe.original);
  // A form may be sent so often only, and has other weaknesses to be tried for.
  const mayBeAddress = isAddress || (probe.place === 'query' && ADDRESS_NAME.test(probe.name));
  const templates = ['http://{address}/{word}', ...(mayBeAddress ? ['//{address}/{word}', '{address}/{word}'] : [])];
  for (const [index, template] of templates.entries()) await probe.provoke('A11', `call-${index}`, template);
  // Servers that may not open addresses outside often still ask for their names.
  await probe.provoke('A11', 'call-by-name', BY_NAME);
  return null;
};
