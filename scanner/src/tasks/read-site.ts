import { checkUnprotectedForms } from '../checks/answers/p20-unprotected-forms.ts';
import { checkThirdPartyScript } from '../checks/answers/p21-third-party-scripts.ts';
import { checkSecurityTxt } from '../checks/answers/p25-security-txt.ts';
import { inspectAnswer } from '../checks/inspect-answer.ts';
import { viewOf } from '../checks/page-check.ts';
import { addressOfForm } from '../crawl/form-address.ts';
import { admitFolder, admitPage, admitScript, isAllowedByRobots } from '../crawl/frontier.ts';
import { hashBody } from '../crawl/hash-body.ts';
import { isOneOfMany } from '../crawl/one-of-many.ts';
import { pageSkeleton } from '../crawl/page-skeleton.ts';
import { addressesInRobots, readRobots } from '../crawl/robots.ts';
import { addressesInScript } from '../crawl/script-addresses.ts';
import { noteLanguages } from '../crawl/server-languages.ts';
import { addressesInSitemap } from '../crawl/sitemap.ts';
import { redirectOf } from '../guard/exchange.ts';
import { LEVEL_LIMITS } from '../levels.ts';
import { enqueue, skipCheck } from '../scan-state.ts';
import { admitApi, admitScriptPosts } from './admit/admit-api.ts';
import { admitAddress, admitHeaders } from './admit/admit-inputs.ts';
import { admitRender } from './admit/admit-render.ts';
import { admitCors } from './cors.ts';
import { admitName } from './dangling-names.ts';
import { admitCopies } from './exposure.ts';
import { admitForm } from './forms.ts';
import { admitHostHeader } from './host-header.ts';
import { admitLogHeaders } from './log-headers.ts';
import { admitSignIns } from './sign-in.ts';
import { admitSourceMap } from './source-map.ts';
import { MAX_READ_PAGES } from './stored-scripts.ts';
import type { TaskHandler } from './task-context.ts';
import { admitSwitch, isSwitchLink } from './turning/admit-switch.ts';
import { admitUploads } from './upload.ts';

/** Where WordPress tells its version when the pages do not. */
const WORDPRESS_VERSION_PATHS = ['/readme.html', '/feed/'];
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
    else for (const url of addressesInRobots(target.origin, text)) admitPage(state, settings.level, url, 1);
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
    for (const url of pages) admitPage(state, settings.level, url, 1);
    for (const url of sitemaps.slice(0, 10)) {
      if (new URL(url).origin !== target.origin || state.seen.has(url)) continue;
      state.seen.add(url);
      enqueue(state, { kind: 'sitemap', url });
    }
  };
};

/** Reads one page, unless its address looks like a switch, which is followed later and with care. */
export const page: TaskHandler<'page'> = (task, context) =>
  isSwitchLink(task.url)
    ? Promise.resolve((state) => admitSwitch(state, context.settings.level, task))
    : readPage(task, context);

/** Reads one page: passive checks, then its links, frames, forms and scripts. */
export const readPage: TaskHandler<'page'> = async (task, { fetch, settings }) => {
  const { exchange } = await fetch(task.url);
  return (state, report) => {
    if (!exchange) return;
    const { level } = settings;
    const location = redirectOf(exchange);
    if (location !== null) admitPage(state, level, location, task.depth);
    admitAddress(state, level, exchange);
    const view = viewOf(exchange, state.startedAt);
    admitRender(state, settings, view);
    noteLanguages(state, view);
    const body = hashBody(exchange);
    const isCopy = state.bodies.has(body) && exchange.status < 300;
    state.bodies.add(body);
    if (isCopy) return;
    if (!inspectAnswer(view, report)) skipCheck(state, 'P12', 'TOO_COSTLY');
    checkUnprotectedForms(view, state.cookies.getCookiesSync(exchange.url), report);
    admitCors(state, level, exchange);
    admitApi(state, level, exchange);
    const { page } = view;
    const isMadeByProgram = view.url.search !== '' || (page?.forms.length ?? 0) > 0;
    admitHeaders(state, level, exchange, isMadeByProgram);
    if (view.page !== null) admitLogHeaders(state, level, settings.callbackAddress, exchange.url);
    admitHostHeader(state, level, exchange, isMadeByProgram);
    if (page === null) return;
    if (exchange.status < 300) {
      state.pages += 1;
      state.skeletons[view.url.pathname] ??= pageSkeleton(view.text);
      admitCopies(state, level, exchange.url);
      if (state.readPages.length < MAX_READ_PAGES) state.readPages.push(exchange.url);
    }
    const isTrap = exchange.status < 300 && task.depth > 0 && isOneOfMany(state, view.text, exchange.url);
    const links = [...page.links, ...page.scripts.flatMap((script) => addressesInScript(script.text, exchange.url))];
    for (const url of [...page.links, ...page.resources.map((resource) => resource.url)])
      admitName(state, level, new URL(url).hostname);
    for (const url of isTrap ? [] : links) admitPage(state, level, url, task.depth + 1);
    if (LEVEL_LIMITS[level].isQuick) return;
    if (/\/wp-(?:content|includes)\//.test(view.text))
      for (const path of WORDPRESS_VERSION_PATHS) admitPage(state, level, new URL(path, exchange.url).href, 1);
    for (const { url } of page.resources) admitFolder(state, level, url);
    admitSignIns(state, settings, view);
    admitUploads(state, settings, view);
    for (const form of page.forms) {
      admitForm(state, level, form, exchange.url);
      const address = addressOfForm(form);
      if (address !== null) admitPage(state, level, address, task.depth + 1);
    }
    for (const script of page.scripts) {
      admitScriptPosts(state, level, script.text, exchange.url, exchange.url);
      if (script.src === null) continue;
      admitScript(state, level, script.src);
      const thirdParty = checkThirdPartyScript(script, view, report);
      if (thirdParty !== null) state.thirdPartyScripts[thirdParty] ??= exchange.url;
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
    const home = new URL('/', exchange.url).href;
    admitScriptPosts(state, settings.level, view.text, home, home);
    for (const url of addressesInScript(view.text, home))
      if (isAllowedByRobots(state, url)) admitPage(state, settings.level, url, 2);
  };
};
