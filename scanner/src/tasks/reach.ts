import { getDomain } from 'tldts';
import { INPUT_CHECKS } from '../active/active-checks.ts';
import { canBeCalled } from '../active/call-template.ts';
import { inspectAnswer } from '../checks/inspect-answer.ts';
import { viewOf } from '../checks/page-check.ts';
import { checkHttpRedirects, checkRedirectToHttp, reportNoHttps } from '../checks/transport/p01-https.ts';
import { admitPage } from '../crawl/frontier.ts';
import { partsOfPage } from '../crawl/likeness.ts';
import { platformOf } from '../crawl/platform.ts';
import { recogniseSoftware } from '../crawl/recognise-software.ts';
import { noteQueued } from '../extent/note-extent.ts';
import { bareHost, portOf } from '../guard/address-guard.ts';
import { redirectOf } from '../guard/exchange.ts';
import type { OutgoingError } from '../guard/outgoing-error.ts';
import { focusOn } from '../keep-to-focus.ts';
import { LEVEL_LIMITS } from '../levels.ts';
import { ScanError } from '../scan-error.ts';
import type { ScanSettings } from '../scan-options.ts';
import { enqueue, skipCheck } from '../scan-state.ts';
import { hasMainAccount } from '../signed-in/accounts.ts';
import { admitName } from './dangling-names.ts';
import { queueExposures } from './exposure.ts';
import { admitGiven } from './interfaces/given-operations.ts';
import { queueUnseenProducts, takeUpProducts } from './products/take-up-products.ts';
import type { TaskHandler } from './task-context.ts';
import { queueTls, skipTls } from './tls.ts';
import { roughSign } from './turning/admit-switch.ts';

const MAX_REDIRECTS = 5;
const USUAL_PAIRS: readonly (readonly [http: number, https: number])[] = [
  [80, 443],
  [8080, 8443],
];

/** Opens the start page, follows its redirects within the same domain and settles which origin is scanned. */
export const reach: TaskHandler<'reach'> = async (task, { fetch, guard, settings }) => {
  const host = URL.canParse(task.url) ? bareHost(new URL(task.url).hostname) : '';
  const isPortal = settings.ownHosts?.some((own) => bareHost(own) === host) ?? false;
  // A name without an address is no allowed one either. A portal that scans itself would attack the sessions of all who use it.
  if (isPortal && !(await guard.isOwnHost(host).catch(() => false)))
    throw new ScanError('TARGET_REFUSED', 'The address is this portal’s own.');
  const { exchange, error } = await fetch(task.url);
  const ownHost = error ? false : await guard.isOwnHost(new URL(task.url).hostname);
  return (state, report) => {
    if (error) throw toScanError(error);
    const view = viewOf(exchange, state.startedAt);
    inspectAnswer(view, report);
    checkRedirectToHttp(exchange, report);
    const location = redirectOf(exchange);
    if (location !== null) {
      if (task.redirects >= MAX_REDIRECTS) throw new ScanError('TARGET_UNREACHABLE', 'The site redirects in a circle.');
      if (!isSameSite(task.url, location))
        throw new ScanError('TARGET_REDIRECTS_AWAY', `The site redirects to ${new URL(location).host}.`, {
          host: new URL(location).host,
        });
      enqueue(state, { kind: 'reach', url: location, redirects: task.redirects + 1 });
      return;
    }
    const url = new URL(exchange.url);
    const isHttps = url.protocol === 'https:';
    const tls = isHttps ? { host, port: portOf(url) } : null;
    const platform = platformOf(view);
    state.shared = partsOfPage(view.text, exchange.url);
    state.target = { origin: url.origin, tls, ownHost, platform, software: recogniseSoftware(view) };
    const queueWork = () => {
      const counterpart = counterpartOf(url, settings.portPairs ?? []);
      const { isQuick } = LEVEL_LIMITS[settings.level];
      // The platforms' terms forbid it, and their programs are not the customer's.
      if (platform !== null && !isQuick)
        for (const checkId of [...INPUT_CHECKS, 'A03', 'A14', 'A16'] as const) skipCheck(state, checkId, 'PLATFORM');
      // Sites on its web server often have its database, too (docs/decisions/016).
      if (state.target?.software.includes('iis')) skipCheck(state, 'A06', 'SQL_SERVER_DELAYS');
      // Nothing else is asked for, so nothing else is done.
      if (!canBeCalled(settings) && settings.level === 'log4shell') return;
      enqueue(state, { kind: 'robots' });
      state.seen.add(exchange.url);
      noteQueued(state, 'addresses', exchange.url);
      enqueue(state, { kind: 'page', url: exchange.url, depth: 0, turn: -1 });
      if (settings.level === 'log4shell') return;
      const inside = hasMainAccount(settings) ? settings.signIns?.main?.sign.url : undefined;
      if (inside !== undefined) {
        admitPage(state, settings.level, inside, { depth: 1 });
        enqueue(state, { kind: 'try-token' });
      }
      if (counterpart !== null) enqueue(state, { kind: 'counterpart', url: counterpart });
      if (isHttps) queueTls(state);
      enqueue(state, { kind: 'mail-policy' });
      enqueue(state, { kind: 'security-txt' });
      if (isQuick) return;
      state.startSign = roughSign(exchange);
      if (settings.focus === undefined && url.pathname === '/') enqueue(state, { kind: 'compare-start' });
      enqueue(state, { kind: 'missing-page' });
      enqueue(state, { kind: 'sitemap', url: new URL('/sitemap.xml', url).href });
      queueExposures(state);
      takeUpProducts(state, settings, view, report);
      queueUnseenProducts(state, settings);
      admitGiven(state, settings);
      for (const name of [host, host.startsWith('www.') ? host.slice(4) : `www.${host}`])
        admitName(state, settings.level, name);
      if (platform === null) enqueue(state, { kind: 'methods' });
    };
    queueWork();
    if (settings.focus !== undefined) focusOn(state, settings.focus);
  };
};

/** Asks the same host by the other scheme, to see whether HTTPS exists and whether HTTP leads to it. */
export const counterpart: TaskHandler<'counterpart'> = async (task, { fetch, state: { target } }) => {
  const { exchange, error } = await fetch(task.url);
  const isHttps = task.url.startsWith('https:');
  const http = isHttps && target ? await fetch(`${target.origin}/`) : null;
  return (state, report) => {
    if (state.target === null) return;
    if (!isHttps) {
      if (exchange) checkHttpRedirects(exchange, report);
      return;
    }
    const url = new URL(task.url);
    // A server that fails the handshake still speaks some TLS, perhaps a very old one.
    if (exchange || error.code === 'TLS_FAILED') {
      state.target.tls = { host: bareHost(url.hostname), port: portOf(url) };
      queueTls(state);
    } else skipTls(state, 'NO_HTTPS');
    const served = http?.exchange;
    const isSentBack = exchange !== undefined && redirectOf(exchange)?.startsWith('http:');
    if (!served || isSentBack) return;
    if (exchange) checkHttpRedirects(served, report);
    else reportNoHttps(served, report);
  };
};

function counterpartOf(url: URL, pairs: ScanSettings['portPairs'] & {}): string | null {
  const isHttps = url.protocol === 'https:';
  const port = portOf(url);
  const pair = [...pairs, ...USUAL_PAIRS].find(([http, https]) => (isHttps ? https : http) === port);
  // An unusual HTTP port may still have HTTPS at its usual place; the reverse would only be a guess.
  if (!pair && isHttps) return null;
  const other = isHttps ? pair?.[0] : (pair?.[1] ?? 443);
  return `${isHttps ? 'http' : 'https'}://${url.hostname}:${other}/`;
}

function isSameSite(from: string, to: string): boolean {
  const [a, b] = [new URL(from).hostname, new URL(to).hostname];
  if (a === b) return true;
  const domain = getDomain(a, { allowPrivateDomains: true });
  return domain !== null && domain === getDomain(b, { allowPrivateDomains: true });
}

function toScanError(error: OutgoingError): ScanError {
  const refused = /^(URL|SCHEME|USERINFO|PORT|ADDRESS)_/.test(error.code);
  if (refused) return new ScanError('TARGET_REFUSED', `The address may not be scanned: ${error.message}.`);
  if (error.code === 'NAME_NOT_FOUND') return new ScanError('TARGET_NOT_FOUND', 'The domain name has no address.');
  return new ScanError('TARGET_UNREACHABLE', `The site does not answer (${error.code}: ${error.message}).`);
}
