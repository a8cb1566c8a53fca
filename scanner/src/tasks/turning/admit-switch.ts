import { unescaped } from '../../crawl/unescaped.ts';
import { type Exchange, redirectOf } from '../../guard/exchange.ts';
import { LEVEL_LIMITS, type Level } from '../../levels.ts';
import { enqueue, type ScanState } from '../../scan-state.ts';
import { NOTHING_READ, settleGroup } from '../pages/settle-group.ts';
import type { TaskOf } from '../task.ts';

/** Words of links that switch something; what destroys or buys is never followed at all. */
const SWITCH =
  /(?:^|-)(?:toggle|switch|enable|activate|enforce|turn-?o(?:n|ff)|set-?(?:mode|state|status|level)|maintenance|umschalten|einschalten|aktivieren|activar|alternar)(?:$|-)/i;
/** More of them are left alone. */
const MAX_SWITCHES = 10;

/** Whether a link might switch something for everybody, by the words of its query and of a short last part of its path. */
export function isSwitchLink(address: string): boolean {
  const { pathname, search } = new URL(address);
  const last = unescaped(pathname.split('/').findLast((part) => part !== '') ?? '');
  const words = (text: string) => text.replace(/([a-z])([A-Z])/g, '$1-$2').replace(/[^\p{L}\d]+/gu, '-');
  return SWITCH.test(words(unescaped(search))) || (words(last).split('-').length <= 3 && SWITCH.test(words(last)));
}

/** Queues such a link behind the other pages, or leaves it alone. */
export function admitSwitch(
  state: ScanState,
  level: Level,
  { kind: _, turn: __, attempts: ___, ...asked }: TaskOf<'page'>,
): void {
  const count = state.patterns.switches ?? 0;
  if (LEVEL_LIMITS[level].isQuick || count >= MAX_SWITCHES) {
    leaveSwitch(state, level, asked);
    return;
  }
  state.patterns.switches = count + 1;
  enqueue(state, { kind: 'switch-link', ...asked });
}

/** Such a link is not followed. */
export function leaveSwitch(state: ScanState, level: Level, asked: Omit<TaskOf<'switch-link'>, 'kind'>): void {
  state.switchesLeft += 1;
  const before = state.patterns.news ?? 0;
  settleGroup(state, level, { ...asked, kind: 'page' }, { ...NOTHING_READ, before, left: 'WARNED' });
}

/** Status and where it leads, without the query, which may be made for one visitor. */
export function roughSign(exchange: Exchange): string {
  const location = redirectOf(exchange);
  const lead = location === null ? '' : new URL(location);
  return `${exchange.status} ${lead === '' ? '' : `${lead.origin}${lead.pathname}`}`.trim();
}
