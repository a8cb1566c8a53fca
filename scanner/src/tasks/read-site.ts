import { checkSecurityTxt } from '../checks/answers/p25-security-txt.ts';
import { inspectAnswer } from '../checks/inspect-answer.ts';
import { viewOf } from '../checks/page-check.ts';
import { admitPage } from '../crawl/frontier.ts';
import { addressesInRobots, readRobots } from '../crawl/robots.ts';
import { addressesInScript } from '../crawl/script-addresses.ts';
import { addressesInSitemap } from '../crawl/sitemap.ts';
import { LEVEL_LIMITS } from '../levels.ts';
import { enqueue, skipCheck } from '../scan-state.ts';
import { admitSocketsOf } from '../sockets/admit-sockets.ts';
import { admitScriptPosts } from './admit/admit-api.ts';
import { admitScriptInputs } from './admit/admit-inputs.ts';
import { followGraphqlClues } from './interfaces/graphql.ts';
import { noteAddresses } from './roles/compare-roles.ts';
import { admitSourceMap } from './source-map.ts';
import type { TaskHandler } from './task-context.ts';

const SMALL_FILE = 512 * 1024;

export const robots: TaskHandler<'robots'> = async (_, { fetch, state: { target }, settings }) => {
  if (!target) return () => undefined;
  const { exchange } = await fetch(`${target.origin}/robots.txt`, { bodyLimitBytes: SMALL_FILE });
  return (state) => {
    if (exchange?.status !== 200) return;
    const { obeysRobots, isQuick } = LEVEL_LIMITS[settings.level];
    const text = exchange.body.toString('utf8');
    const rules = readRobots(target.origin, text);
    state.crawlDelayMs = rules.crawlDelayMs;
    // The owner agreed to a scan of the whole site: what is kept from search engines is only where else to look.
    if (obeysRobots) state.robots = text;
    else for (const url of addressesInRobots(target.origin, text)) admitPage(state, settings.level, url, { depth: 1 });
    if (isQuick) return;
    for (const url of rules.sitemaps.slice(0, 5)) {
      const isOwn = URL.canParse(url) && new URL(url).origin === target.origin;
      if (isOwn && !url.endsWith('/sitemap.xml')) enqueue(state, { kind: 'sitemap', url });
    }
  };
};

export const securityTxt: TaskHandler<'security-txt'> = async (_, { fetch, state: { target } }) => {
  if (!target) return () => undefined;
  const url = `${target.origin}/.well-known/security.txt`;
  const { exchange = null } = await fetch(url, { bodyLimitBytes: 64 * 1024 });
  return (state, report) => checkSecurityTxt(exchange, { url, now: state.startedAt }, report);
};

export const sitemap: TaskHandler<'sitemap'> = async (task, { fetch, state: { target }, settings }) => {
  const { exchange } = await fetch(task.url);
  return (state) => {
    if (exchange?.status !== 200 || !target) return;
    const { pages, sitemaps } = addressesInSitemap(exchange.body.toString('utf8'));
    if (settings.signIns !== undefined) noteAddresses(state, 'visitor', pages);
    for (const url of pages) admitPage(state, settings.level, url, { depth: 1 });
    for (const url of sitemaps.slice(0, 10)) {
      if (new URL(url).origin !== target.origin || state.seen.has(url)) continue;
      state.seen.add(url);
      enqueue(state, { kind: 'sitemap', url });
    }
  };
};

/** Reads one of the site's own scripts. */
export const script: TaskHandler<'script'> = async (task, { fetch, settings }) => {
  const { exchange } = await fetch(task.url);
  return (state, report) => {
    if (!exchange || exchange.status >= 400) return;
    const view = viewOf(exchange, state.startedAt);
    if (!inspectAnswer(view, report)) skipCheck(state, 'P12', 'TOO_COSTLY');
    admitSourceMap(state, settings.level, exchange, view.text);
    admitScriptInputs(state, settings.level, exchange);
    followGraphqlClues(state, settings.level, exchange, view.text);
    const home = new URL('/', exchange.url).href;
    admitScriptPosts(state, settings.level, view.text, home, home);
    admitSocketsOf(state, settings.level, view.text, home);
    for (const url of addressesInScript(view.text, home)) admitPage(state, settings.level, url, { depth: 2 });
  };
};
