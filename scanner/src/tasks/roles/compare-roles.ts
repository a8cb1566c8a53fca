import { pathTemplate } from '../../findings/fingerprint.ts';
import { type Exchange, mediaTypeOf } from '../../guard/exchange.ts';
import type { ScanSettings } from '../../scan-options.ts';
import { enqueue, type ScanState } from '../../scan-state.ts';
import { hasMainAccount } from '../../signed-in/accounts.ts';
import { isSameAnswer } from '../../signed-in/roles/same-answer.ts';
import type { TaskHandler } from '../task-context.ts';

/** Addresses that differ in numbers only, and all addresses. */
const MAX_ALIKE = 4;
const MAX_COMPARED = 200;
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
  state.patterns[alike] = count + 1;
  state.patterns['compare all'] = all + 1;
  enqueue(state, { kind: 'compare-roles', url: url.href });
}

/** Asks for one address as the account and as a visitor. */
export const compareRoles: TaskHandler<'compare-roles'> = async ({ url }, { fetch }) => {
  const { exchange: own } = await fetch(url, { as: 'main' });
  if (own?.isSignedIn !== true || own.status !== 200) return () => undefined;
  const { exchange: visitor } = await fetch(url, { as: 'nobody' });
  return (state) => {
    if (visitor === undefined) return;
    state.roles.compared[url] = { isOnlySignedIn: !isSameAnswer(own, visitor) };
  };
};
