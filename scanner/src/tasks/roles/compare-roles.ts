import { checkCardNumbers } from '../../checks/answers/p18-card-numbers.ts';
import { checkPrivateData } from '../../checks/answers/p27-private-data.ts';
import { viewOf } from '../../checks/page-check.ts';
import { canonicalUrl } from '../../crawl/canonical-url.ts';
import { pathTemplate } from '../../findings/fingerprint.ts';
import { type Exchange, mediaTypeOf } from '../../guard/exchange.ts';
import { readHtml } from '../../html/read-html.ts';
import type { ScanSettings } from '../../scan-options.ts';
import { enqueue, type ScanState } from '../../scan-state.ts';
import { hasMainAccount } from '../../signed-in/accounts.ts';
import { addressHash, dataIn } from '../../signed-in/roles/data-in-answer.ts';
import { isSameAnswer } from '../../signed-in/roles/same-answer.ts';
import type { TaskHandler } from '../task-context.ts';

/** Addresses that differ in numbers only, and all addresses. */
const MAX_ALIKE = 4;
const MAX_COMPARED = 200;
const MAX_LINKED = 5_000;
/** The account's own answer, the visitor's and that of the account with fewer rights. */
export const MAX_COMPARE_REQUESTS = 3;

/** Queues what the account sees for a look at what others see there. */
export function admitComparison(state: ScanState, settings: ScanSettings, exchange: Exchange): void {
  if (exchange.isSignedIn !== true || exchange.status !== 200 || settings.focus !== undefined) return;
  if (!/html|json/.test(mediaTypeOf(exchange)) || !hasMainAccount(settings)) return;
  const url = new URL(exchange.url);
  const alike = `compare ${pathTemplate(url.pathname)}?${[...url.searchParams.keys()].sort().join('&')}`;
  const [count, all] = [state.patterns[alike] ?? 0, state.patterns['compare all'] ?? 0];
  if (count >= MAX_ALIKE || all >= MAX_COMPARED) return;
  if (all === 0) enqueue(state, { kind: 'judge-roles' });
  state.patterns[alike] = count + 1;
  state.patterns['compare all'] = all + 1;
  enqueue(state, { kind: 'compare-roles', url: url.href });
}

/** Asks for one address as the account, as a visitor and as the account with fewer rights. */
export const compareRoles: TaskHandler<'compare-roles'> = async ({ url }, { fetch, settings }) => {
  const { exchange: own } = await fetch(url, { as: 'main' });
  if (own?.isSignedIn !== true || own.status !== 200) return () => undefined;
  const { exchange: visitor } = await fetch(url, { as: 'nobody' });
  const lesser = settings.signIns?.lesser === undefined ? undefined : (await fetch(url, { as: 'lesser' })).exchange;
  return (state, report) => {
    if (visitor === undefined) return;
    noteLinked(state, 'visitor', visitor);
    const asLesser = lesser?.isSignedIn === true ? lesser : undefined;
    if (asLesser !== undefined) noteLinked(state, 'lesser', asLesser);
    const isOnlySignedIn = !isSameAnswer(own, visitor);
    const data = dataIn(own);
    const shared = (other: Exchange) => {
      const theirs = new Set(dataIn(other));
      return data.filter((value) => theirs.has(value));
    };
    state.roles.compared[url] = {
      isOnlySignedIn,
      data: [...data],
      visitor: isOnlySignedIn ? null : shared(visitor),
      lesser: asLesser !== undefined && isSameAnswer(own, asLesser) ? shared(asLesser) : null,
      isCall: /json/.test(mediaTypeOf(own)),
    };
    // The page was read signed in, where data of people is nobody's mistake; here it is.
    if (isOnlySignedIn) return;
    const view = viewOf(visitor, state.startedAt);
    checkPrivateData(view, report);
    checkCardNumbers(view, report);
  };
};

/** Takes note of where an answer leads those who get it. */
export function noteLinked(state: ScanState, who: 'visitor' | 'lesser', exchange: Exchange): void {
  if (exchange.status !== 200 || !/html/.test(mediaTypeOf(exchange))) return;
  noteAddresses(state, who, readHtml(exchange.body.toString('utf8'), exchange.url).links);
}

/** The same for addresses that are published otherwise, as in a sitemap. */
export function noteAddresses(state: ScanState, who: 'visitor' | 'lesser', addresses: readonly string[]): void {
  const linked = state.roles.linked[who];
  let room = MAX_LINKED - Object.keys(linked).length;
  for (const address of addresses) {
    if (room <= 0) return;
    if (!URL.canParse(address)) continue;
    linked[addressHash(canonicalUrl(address))] = 1;
    room -= 1;
  }
}
