import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { checkCookies } from '../checks/answers/p10-cookies.ts';
import { viewOf } from '../checks/page-check.ts';
import { pathTemplate } from '../findings/fingerprint.ts';
import type { Report } from '../findings/report.ts';
import type { Exchange } from '../guard/exchange.ts';
import type { ScanSettings } from '../scan-options.ts';
import { type ScanState, skipCheck } from '../scan-state.ts';
import { hasMainAccount } from './accounts.ts';

/** What only a scan that is signed in can find. */
const NEED_ACCOUNT = ['A23', 'A24'] as const;

/** Says that what needs an account was not done where there is none, or it did not get in. */
export function noteSignIns(state: ScanState, settings: ScanSettings): void {
  if (settings.focus !== undefined) return;
  const isIn = hasMainAccount(settings) && state.accounts.main.failure === null;
  if (!isIn) for (const checkId of NEED_ACCOUNT) skipCheck(state, checkId, 'NOT_SIGNED_IN');
}

const key = (cookie: string) => `sign-in cookie ${cookie}`;

/** Looks at how the website set cookies while the account signed in, as is done with those that everybody gets. */
export function reportSignInCookies(state: ScanState, setting: readonly Exchange[], report: Report): void {
  for (const exchange of setting) {
    checkCookies(viewOf(exchange, state.startedAt), report);
    // The first page is opened as everybody opens it.
    if (exchange.method === 'GET' && exchange.requestHeaders.cookie === undefined) continue;
    for (const line of exchange.headers['set-cookie'] ?? []) state.patterns[key(line.split('=')[0] ?? '')] = 1;
  }
}

/** Marks a finding that a scan without an account would not see, so that such a scan does not call it fixed. */
export function seenSignedIn(state: ScanState, finding: Finding): Finding {
  const isOnly =
    NEED_ACCOUNT.some((checkId) => checkId === finding.checkId) ||
    isOfSignIn(state, finding) ||
    onlySignedIn(state.roles.compared, finding.url);
  return isOnly ? { ...finding, isSignedIn: true } : finding;
}

function onlySignedIn(compared: ScanState['roles']['compared'], address: string): boolean {
  const template = pathTemplate(new URL(address).pathname);
  const alike = Object.entries(compared).filter(([url]) => pathTemplate(new URL(url).pathname) === template);
  return alike.length > 0 && alike.every(([, { isOnlySignedIn }]) => isOnlySignedIn);
}

/** A cookie that is set while signing in, and to nobody else. */
function isOfSignIn({ patterns, cookies }: ScanState, { checkId, facts, url }: Finding): boolean {
  if (checkId !== 'P10' || !(key(facts.cookie ?? '') in patterns)) return false;
  return !cookies.getCookiesSync(url, { allPaths: true }).some((cookie) => cookie.key === facts.cookie);
}
