import { markerFor } from '../../active/insertion-point.ts';
import { mayBeSent } from '../../active/may-be-sent.ts';
import { isShownAsPage } from '../../active/scripts/places-in-page.ts';
import { pathTemplate } from '../../findings/fingerprint.ts';
import { type Exchange, mediaTypeOf } from '../../guard/exchange.ts';
import { LEVEL_LIMITS, type Level } from '../../levels.ts';
import { enqueue, type ScanState } from '../../scan-state.ts';
import { admitPoint } from '../admit/admit-inputs.ts';
import type { TaskHandler } from '../task-context.ts';

/** What interfaces call the parameter that names a function around their data (JSONP). */
const NAMES = ['callback', 'jsonp', 'cb', 'jsoncallback', 'jsonpcallback'] as const;
/** Interfaces that are asked for it. */
const MAX_INTERFACES = 30;
const DATA = /^\s*(?:\{\s*(?:"|\})|\[\s*(?:["[{\d\]]))/;
/** A start of a body that is enough to tell what it is. */
const BEGINNING = 200;

/** Asks an interface once whether it reads a parameter that no page names, when it answers with data. */
export function admitCallbackName(state: ScanState, level: Level, exchange: Exchange): void {
  if (!LEVEL_LIMITS[level].inputs.has('query') || exchange.status !== 200 || state.target?.platform !== null) return;
  const isData = /[/+](?:json|javascript)$/.test(mediaTypeOf(exchange)) || isShownAsPage(exchange);
  const key = `callback name ${pathTemplate(new URL(exchange.url).pathname)}`;
  const count = state.patterns['callback names'] ?? 0;
  if (!isData || key in state.patterns || count >= MAX_INTERFACES) return;
  if (!DATA.test(exchange.body.toString('utf8', 0, BEGINNING))) return;
  state.patterns[key] = 1;
  state.patterns['callback names'] = count + 1;
  enqueue(state, { kind: 'callback-name', url: exchange.url });
}

/**
 * Sends a word for each usual name at once. The one that the answer calls as a function is an input, where browsers show the answer as a page;
 * as a script it runs in the page that names it, which chose the function itself.
 */
export const callbackName: TaskHandler<'callback-name'> = async ({ url }, { fetch, settings, state: seen }) => {
  const wordOf = (name: string) => markerFor(settings.scanId, { url, parameter: name }, 'callback');
  const names = NAMES.filter((name) => !new URL(url).searchParams.has(name));
  const asked = new URL(url);
  for (const name of names) asked.searchParams.set(name, wordOf(name));
  const exchange = mayBeSent(seen, asked.href) ? (await fetch(asked.href)).exchange : undefined;
  return (state) => {
    if (exchange === undefined || !isShownAsPage(exchange)) return;
    const text = exchange.body.toString('utf8');
    const name = names.find((one) => new RegExp(`\\b${wordOf(one)}\\s*\\(`).test(text));
    if (name === undefined) return;
    const address = new URL(url);
    address.searchParams.set(name, name);
    admitPoint(state, settings.level, { place: 'query', url: address.href, parameter: name });
  };
};
