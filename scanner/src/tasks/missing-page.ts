import { createHash } from 'node:crypto';
import { viewOf } from '../checks/page-check.ts';
import { likenessOf } from '../crawl/likeness.ts';
import type { TaskHandler } from './task-context.ts';

/** Asks for a page that cannot exist, to know what the site shows in its place when its status does not tell. */
export const missingPage: TaskHandler<'missing-page'> = async (_, { fetch, state: { target }, settings }) => {
  if (!target) return () => undefined;
  const name = createHash('sha256').update(`${settings.scanId} missing`).digest('hex').slice(0, 14);
  const { exchange } = await fetch(`${target.origin}/${name}`);
  return (state) => {
    if (exchange === undefined || exchange.status >= 300) return;
    const view = viewOf(exchange, state.startedAt);
    if (view.page !== null) state.missing = likenessOf(view.text, exchange.url);
  };
};
