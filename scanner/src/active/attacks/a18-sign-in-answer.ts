import { type Exchange, mediaTypeOf, redirectOf } from '../../guard/exchange.ts';
import { readHtml } from '../../html/read-html.ts';

/** What an answer to a try says. `locked` and `riddle` end all tries on the site. */
export type SignInVerdict = 'signed-in' | 'refused' | 'locked' | 'riddle';

const LOCKED =
  /too many|lock(?:ed)?[ -]?out|\blocked\b|temporar(?:y|ily)\s+(?:blocked|disabled|suspended|banned)|(?:attempts?|tries)\s+(?:left|remain)|remaining\s+(?:attempts|tries)|account\s+(?:is\s+|has\s+been\s+)?(?:blocked|disabled|suspended)|try again (?:in|after)\b|gesperrt|zu viele|trop de tentatives|bloqu(?:é|ead)|demasiados|troppi tentativi|te veel pogingen/i;
const RIDDLE = /captcha|turnstile/i;
const REFUSED =
  /invalid|incorrect|wrong|fail(?:ed|ure)|denied|unauthori[sz]ed|not\s+(?:valid|recogni[sz]ed|match|found)|unknown\s+user|try again|ung(?:ü|ue)ltig|falsch|fehlgeschlagen|erron(?:é|e)|inv(?:á|a)lid|errat[oa]|non valid|onjuist/i;
const WAY_BACK = /log-?in|log-?on|sign-?in|\bauth|err(?:or)?\b|fail|invalid|denied|wrong|locked/i;
const STOPPING = [423, 429, 503];

/** Judges the answer to one try, which followed on that page, by what it shows; the session that it may give is used for nothing. */
export function verdictOf(exchange: Exchange, before: Exchange): SignInVerdict {
  const text = textOf(exchange);
  const lead = redirectOf(exchange);
  if (STOPPING.includes(exchange.status) || LOCKED.test(shownIn(text))) return 'locked';
  // A message may stand in a script; one that the page had before the try does not count.
  const [word] = LOCKED.exec(text) ?? [];
  if (word !== undefined && !textOf(before).includes(word)) return 'locked';
  if (lead !== null && /lock|captcha|throttl|too-?many/i.test(lead)) return 'locked';
  if (RIDDLE.test(text)) return 'riddle';
  if (lead !== null) return leadsBack(lead, before.url) ? 'refused' : 'signed-in';
  if (exchange.status >= 300 || !/html/.test(mediaTypeOf(exchange)) || text.trim() === '') return 'refused';
  const { forms } = readHtml(text, exchange.url);
  const asksAgain = forms.some(({ fields }) => fields.some(({ type }) => type === 'password'));
  return asksAgain || REFUSED.test(shownIn(text)) ? 'refused' : 'signed-in';
}

/** Whether the page warns of tries before any is made. */
export function warningOf(page: Exchange): 'locked' | 'riddle' | null {
  if (STOPPING.includes(page.status) || LOCKED.test(shownIn(textOf(page)))) return 'locked';
  return RIDDLE.test(textOf(page)) ? 'riddle' : null;
}

const textOf = ({ body }: Exchange) => body.toString('utf8');

/** What people read of a page, roughly: without scripts, styles and tags. */
const shownIn = (text: string) => text.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ');

/** To the page of the sign-in itself, or to one that says by its name that it did not work. */
function leadsBack(lead: string, page: string): boolean {
  const [to, from] = [new URL(lead), new URL(page)];
  if (to.origin === from.origin && to.pathname === from.pathname && to.search === from.search) return true;
  return WAY_BACK.test(`${to.pathname}${to.search}`);
}
