import { createHash } from 'node:crypto';
import { viewOf } from '../checks/page-check.ts';
import { isAllowedByRobots } from '../crawl/frontier.ts';
import { likenessOf } from '../crawl/likeness.ts';
import { admitPoint } from './admit/admit-inputs.ts';
import type { TaskHandler } from './task-context.ts';

/** The same in every scan, so that what is found there keeps its identity. */
const NO_SUCH_PAGE = '/no-such-page-zq';

/**
 * Asks for a page that cannot exist, to know what the site shows in its place when its status does not tell. Where
 * that repeats the address, the address is an input like any other.
 */
export const missingPage: TaskHandler<'missing-page'> = async (_, { fetch, state: seen, settings }) => {
  const { target } = seen;
  if (!target) return () => undefined;
  const name = createHash('sha256').update(`${settings.scanId} missing`).digest('hex').slice(0, 14);
  if (!isAllowedByRobots(seen, `${target.origin}/${name}`)) return () => undefined;
  const { exchange } = await fetch(`${target.origin}/${name}`);
  return (state) => {
    if (exchange === undefined) return;
    const view = viewOf(exchange, state.startedAt);
    if (view.page !== null && view.text.includes(name))
      admitPoint(state, settings.level, { place: 'path', url: `${target.origin}${NO_SUCH_PAGE}`, parameter: '1' });
    if (exchange.status >= 300) return;
    if (view.page !== null) state.missing = likenessOf(view.text, exchange.url);
  };
};
