import { getDomain } from 'tldts';
import { Cookie } from 'tough-cookie';
import { isDeletion, isSessionCookie } from '../checks/answers/p10-cookies.ts';
import type { PageView } from '../checks/page-check.ts';
import { type Exchange, redirectOf } from '../guard/exchange.ts';
import { POLICY_POINTS, type PolicyStrength, restrictsFrames, strengthOf } from './policy-strength.ts';
import { hostOf, type WebAnswers } from './read-web.ts';

/** What a part of the score is about. */
export type HeaderTopic =
  | 'content-security-policy'
  | 'strict-transport-security'
  | 'framing'
  | 'content-type-options'
  | 'referrer-policy'
  | 'cookies'
  | 'foreign-sites';

/** One part of the score: points added or taken, and why in one sentence. */
export interface HeaderPart {
  readonly topic: HeaderTopic;
  readonly points: number;
  readonly note: string;
}

export interface HeaderScore {
  /** 0 to about 135; bonuses only from 90 on. */
  readonly score: number;
  readonly parts: readonly HeaderPart[];
}

const HALF_YEAR_SECONDS = 15_768_000;
const LEAST_FOR_BONUS = 90;
const POLICY_NOTES: Readonly<Record<PolicyStrength, string>> = {
  'nothing-by-default': 'The Content-Security-Policy forbids everything it does not name.',
  'no-unsafe': 'The Content-Security-Policy keeps out inline scripts and scripts from other sites.',
  'unsafe-styles': 'The Content-Security-Policy keeps scripts out and allows inline styles.',
  'unencrypted-pictures': 'The Content-Security-Policy lets pictures and sound load without encryption.',
  'unsafe-eval': 'The Content-Security-Policy lets scripts run text as code ("unsafe-eval").',
  'unsafe-inline': 'The Content-Security-Policy lets inline scripts, or scripts and objects from anywhere, run.',
  'unencrypted-sources': 'The Content-Security-Policy lets scripts or styles load without encryption.',
  invalid: 'The Content-Security-Policy has "strict-dynamic" without a nonce or hash, so it blocks the site itself.',
  missing: 'The page has no Content-Security-Policy.',
};

/**
 * Scores a page as MDN's HTTP Observatory does (its ten tests and modifiers, version 1.4): 100 less the penalties, and
 * the bonuses on top of 90 or more. Without its preload list, a preloaded site loses its bonus of 5 points.
 */
export function scoreHeaders(view: PageView, web: WebAnswers, crossOrigin: Exchange | null): HeaderScore {
  const transport = scoreTransport(view);
  const parts = [
    scorePolicy(view),
    transport,
    scoreRedirects(web),
    scoreFraming(view),
    scoreSniffing(view),
    scoreReferrer(view),
    scoreCookies(view, web, transport.points === 0),
    scoreScripts(view),
    scoreReaders(crossOrigin ?? view.exchange),
    scoreResources(view),
  ];
  const sum = (wanted: (points: number) => boolean) =>
    parts.filter(({ points }) => wanted(points)).reduce((total, { points }) => total + points, 0);
  const base = Math.max(0, 100 + sum((points) => points < 0));
  return { score: base >= LEAST_FOR_BONUS ? base + sum((points) => points > 0) : base, parts };
}

const part = (topic: HeaderTopic, points: number, note: string): HeaderPart => ({ topic, points, note });

function scorePolicy({ exchange, page, url }: PageView): HeaderPart {
  const headers = exchange.headers['content-security-policy'] ?? [];
  const strength = strengthOf(headers, page?.metaCsp ?? [], url.protocol === 'https:');
  return part('content-security-policy', POLICY_POINTS[strength], POLICY_NOTES[strength]);
}

function scoreTransport({ exchange, url }: PageView): HeaderPart {
  const topic = 'strict-transport-security';
  if (url.protocol !== 'https:') return part(topic, -20, 'The page is served without encryption.');
  // RFC 6797 section 8.1: only the first header counts.
  const value = exchange.headers[topic]?.[0];
  if (value === undefined) return part(topic, -20, 'The answer has no Strict-Transport-Security header.');
  const seconds = /(?:^|;)\s*max-age\s*=\s*"?(\d+)"?\s*(?:;|$)/i.exec(value)?.[1];
  if (seconds === undefined) return part(topic, -20, `"${value}" is not a valid Strict-Transport-Security header.`);
  const days = Math.floor(Number(seconds) / 86_400);
  if (Number(seconds) < HALF_YEAR_SECONDS)
    return part(topic, -10, `Strict-Transport-Security is valid for only ${days} days.`);
  return part(topic, 0, `Strict-Transport-Security is valid for ${days} days.`);
}

function scoreRedirects({ http }: WebAnswers): HeaderPart {
  const topic = 'strict-transport-security';
  const [first] = http;
  const last = http.at(-1);
  if (first === undefined || last === undefined) return part(topic, 0, 'Nothing answers without encryption.');
  const to = redirectOf(first);
  if (to === null)
    return part(topic, -20, 'The unencrypted address shows pages instead of redirecting to the encrypted one.');
  // The last answer may lead out of the domain, where it is not followed.
  const end = redirectOf(last) ?? last.url;
  if (!end.startsWith('https:')) return part(topic, -20, 'The unencrypted address redirects without encryption.');
  if (!to.startsWith('https:'))
    return part(topic, -10, 'The unencrypted address redirects through a second unencrypted one to the encrypted one.');
  if (new URL(to).hostname !== new URL(first.url).hostname)
    return part(
      topic,
      -5,
      'The unencrypted address redirects straight to another host, so browsers never learn to use encryption.',
    );
  return part(topic, 0, 'The unencrypted address redirects to the encrypted one.');
}

function scoreFraming(view: PageView): HeaderPart {
  if (restrictsFrames(view.exchange.headers['content-security-policy'] ?? []))
    return part('framing', 5, 'The policy says who may show the page in a frame.');
  const value = view.header('x-frame-options');
  if (value === null) return part('framing', -20, 'Any website may show the page in a frame.');
  const isKnown = value.split(',').every((one) => /^(?:deny|sameorigin|allow-from\s.+)$/i.test(one.trim()));
  return isKnown
    ? part('framing', 0, `X-Frame-Options: ${value}`)
    : part('framing', -20, `Browsers ignore "X-Frame-Options: ${value}".`);
}

function scoreSniffing(view: PageView): HeaderPart {
  const value = view.header('x-content-type-options');
  const isSet = (value ?? '').split(',')[0]?.trim().toLowerCase() === 'nosniff';
  return isSet
    ? part('content-type-options', 0, 'X-Content-Type-Options: nosniff')
    : part('content-type-options', -5, 'The answer has no "X-Content-Type-Options: nosniff" header.');
}

function scoreReferrer(view: PageView): HeaderPart {
  const topic = 'referrer-policy';
  const stated = [view.header(topic), view.page?.metaReferrer].filter((value) => typeof value === 'string').join(',');
  if (stated === '') return part(topic, 0, 'The page has no Referrer-Policy; browsers use a careful default.');
  const values = stated.split(',').map((value) => value.trim().toLowerCase());
  const known = values
    .filter((value) =>
      /^(?:no-referrer|no-referrer-when-downgrade|(?:strict-)?origin(?:-when-cross-origin)?|same-origin|unsafe-url)$/.test(
        value,
      ),
    )
    .at(-1);
  const isPrivate =
    known !== undefined && /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(known);
  return isPrivate
    ? part(topic, 5, `Referrer-Policy: ${known}`)
    : part(topic, -5, `The Referrer-Policy "${stated}" tells other sites more than the page's origin, or is invalid.`);
}

function scoreCookies({ exchange, now }: PageView, web: WebAnswers, hasHsts: boolean): HeaderPart {
  const host = hostOf(exchange);
  const lines = [...web.http, ...web.https]
    .filter((answer) => hostOf(answer) === host)
    .flatMap((answer) => answer.headers['set-cookie'] ?? []);
  const parts = [...new Set(lines)].flatMap((line) => scoreCookie(line, hasHsts, now));
  const [worst] = parts.sort((a, b) => a.points - b.points);
  if (worst === undefined) return part('cookies', 0, 'The page sets no cookies.');
  return worst;
}

function scoreCookie(line: string, hasHsts: boolean, now: number): readonly HeaderPart[] {
  const cookie = Cookie.parse(line);
  if (!cookie || cookie.key === 'heroku-session-affinity' || isDeletion(cookie, now)) return [];
  const told = (points: number, note: string) => part('cookies', points, `The cookie "${cookie.key}" ${note}`);
  const isSession = isSessionCookie(cookie.key) || /login|sess/i.test(cookie.key);
  const site = /;\s*samesite\s*(?:=\s*([^;]*))?/i.exec(line);
  const isSiteValid = /^(?:lax|strict|none)$/i.test((site?.[1] ?? '').trim());
  if (isSession && !cookie.secure && !hasHsts) return [told(-40, 'carries a session and is sent without encryption.')];
  if (isSession && !cookie.httpOnly) return [told(-30, 'carries a session and can be read by scripts.')];
  if (!cookie.secure && !hasHsts) return [told(-20, 'is also sent without encryption.')];
  if ((site !== null && !isSiteValid) || (!cookie.secure && /^none$/i.test((site?.[1] ?? '').trim())))
    return [told(-20, 'has a SameSite attribute that browsers do not accept.')];
  if (/csrf/i.test(cookie.key) && site === null) return [told(-20, 'guards forms and has no SameSite attribute.')];
  if (isSession && !cookie.secure) return [told(-10, 'carries a session and is not marked Secure.')];
  if (!cookie.secure) return [told(-5, 'is not marked Secure.')];
  return site === null ? [told(0, 'has no SameSite attribute.')] : [told(5, 'has all attributes.')];
}

function scoreScripts({ page, url }: PageView): HeaderPart {
  const scripts = (page?.scripts ?? []).flatMap(({ src, integrity }) =>
    src === null ? [] : [{ src: new URL(src), integrity }],
  );
  const own = getDomain(url.hostname) ?? url.hostname;
  const foreign = scripts.filter(({ src }) => (getDomain(src.hostname) ?? src.hostname) !== own);
  const isMarked = (integrity: string | null) => (integrity ?? '').trim() !== '';
  const open = foreign.filter(({ src }) => src.protocol !== 'https:');
  const topic = 'foreign-sites';
  if (open.some(({ integrity }) => !isMarked(integrity)))
    return part(
      topic,
      -50,
      `A script from ${open[0]?.src.hostname} is loaded without encryption and without a fingerprint.`,
    );
  if (open.length > 0) return part(topic, -20, `A script from ${open[0]?.src.hostname} is loaded without encryption.`);
  const bare = foreign.filter(({ integrity }) => !isMarked(integrity));
  if (bare.length > 0)
    return part(topic, -5, `Scripts from ${bare[0]?.src.hostname} run without a fingerprint (integrity).`);
  if (scripts.some(({ integrity }) => isMarked(integrity)))
    return part(topic, 5, 'Scripts carry fingerprints (integrity).');
  return part(topic, 0, 'No scripts from other sites are loaded.');
}

function scoreReaders(exchange: Exchange): HeaderPart {
  const allowed = exchange.headers['access-control-allow-origin']?.[0];
  const asked = exchange.requestHeaders.origin;
  const withCookies = exchange.headers['access-control-allow-credentials']?.[0]?.toLowerCase() === 'true';
  if (asked !== undefined && allowed === asked && withCookies)
    return part('foreign-sites', -50, 'Any website may read your visitors’ pages, with their cookies.');
  return part(
    'foreign-sites',
    0,
    allowed === undefined ? 'Other websites may not read the page.' : `Access-Control-Allow-Origin: ${allowed}`,
  );
}

function scoreResources(view: PageView): HeaderPart {
  const value = view.header('cross-origin-resource-policy')?.trim().toLowerCase();
  if (value === 'same-origin' || value === 'same-site')
    return part('foreign-sites', 10, `Cross-Origin-Resource-Policy: ${value}`);
  if (value === undefined || value === 'cross-origin')
    return part('foreign-sites', 0, "Other websites may embed the page's files.");
  return part('foreign-sites', -5, `Browsers ignore "Cross-Origin-Resource-Policy: ${value}".`);
}
