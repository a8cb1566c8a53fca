import { createHash } from 'node:crypto';
import { viewOf } from '../checks/page-check.ts';
import { isAllowedByRobots } from '../crawl/frontier.ts';
import { likenessOf } from '../crawl/likeness.ts';
import { admitPoint } from './admit/admit-inputs.ts';
import type { TaskHandler } from './task-context.ts';

/** The same in every scan, so that what is found there keeps its identity. */
const NO_SUCH_PAGE = '/no-such-page-zq';
/** A parameter that no program reads, but pages for errors repeat with the address. */
const PARAMETER = 'zqpage';

/**
 * Asks for a page that cannot exist, to know what the site shows in its place when its status does not tell. Where
 * that repeats the address or a parameter of it, they are inputs like any other.
 */
export const missingPage: TaskHandler<'missing-page'> = async (_, { fetch, state: seen, settings }) => {
  const { target } = seen;
  if (!target) return () => undefined;
  const name = createHash('sha256').update(`${settings.scanId} missing`).digest('hex').slice(0, 14);
  const plain = `${target.origin}/${name}`;
  const asked = [`${plain}?${PARAMETER}=${name}${PARAMETER}`, plain].find((url) => isAllowedByRobots(seen, url));
  if (asked === undefined) return () => undefined;
  const { exchange } = await fetch(asked);
  return (state) => {
    if (exchange === undefined) return;
    const view = viewOf(exchange, state.startedAt);
    const text = view.page === null ? '' : view.text;
    const url = `${target.origin}${NO_SUCH_PAGE}`;
    if (new RegExp(`${name}(?!${PARAMETER})`).test(text))
      admitPoint(state, settings.level, { place: 'path', url, parameter: '1' });
    // Where the whole address is repeated, its path has shown it already.
    if (text.replaceAll(`${name}?${PARAMETER}=${name}`, '').includes(`${name}${PARAMETER}`))
      admitPoint(state, settings.level, {
        place: 'query',
        url: `${url}?${PARAMETER}=${PARAMETER}`,
        parameter: PARAMETER,
      });
    if (exchange.status >= 300) return;
    if (view.page !== null) state.missing = likenessOf(view.text, exchange.url);
  };
};
