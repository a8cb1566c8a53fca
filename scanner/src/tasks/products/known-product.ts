import { viewOf } from '../../checks/page-check.ts';
import { isAllowedByRobots } from '../../crawl/frontier.ts';
import { isMissingPage } from '../../crawl/one-of-many.ts';
import { knownProducts } from '../../known-flaws/load-products.ts';
import { skipCheck } from '../../scan-state.ts';
import type { TaskHandler } from '../task-context.ts';
import { isSettled, takeUpProducts } from './take-up-products.ts';

const SAMPLE_BYTES = 64 * 1024;

/** Asks for one address of a product, unless its version is known by now and the address proves nothing else. */
export const knownProduct: TaskHandler<'known-product'> = async (task, { fetch, settings, state }) => {
  const product = knownProducts(settings.knownFlaws).find(({ slug }) => slug === task.slug);
  const { target } = state;
  if (product === undefined || target === null) return () => undefined;
  const known = state.products[task.slug];
  const provesMore = product.flaws.some(({ answer }) => (known?.base ?? '') + (answer?.path ?? '') === task.path);
  if (isSettled(known) && !provesMore) return () => undefined;
  const url = target.origin + task.path;
  if (!isAllowedByRobots(state, url)) return (later) => skipCheck(later, 'P28', 'ROBOTS');
  const { exchange } = await fetch(url, { bodyLimitBytes: SAMPLE_BYTES });
  return (later, report) => {
    if (exchange === undefined) return;
    const view = viewOf(exchange, later.startedAt);
    // What the site shows for whatever it does not have may repeat the address.
    if (exchange.status < 300 && view.page !== null && isMissingPage(later, view.text, exchange.url)) return;
    takeUpProducts(later, settings, view, report);
  };
};
