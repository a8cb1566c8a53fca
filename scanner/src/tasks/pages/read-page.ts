import { checkSessionInPage } from '../../checks/answers/p10-session-in-page.ts';
import { checkUnprotectedForms } from '../../checks/answers/p20-unprotected-forms.ts';
import { checkThirdPartyScript } from '../../checks/answers/p21-third-party-scripts.ts';
import { inspectAnswer } from '../../checks/inspect-answer.ts';
import { type PageView, viewOf } from '../../checks/page-check.ts';
import { admitFolder, admitPage, admitScript, type FoundAt } from '../../crawl/frontier.ts';
import { hashBody } from '../../crawl/hash-body.ts';
import { isMissingPage, type Many, manyOf } from '../../crawl/one-of-many.ts';
import { pageSkeleton } from '../../crawl/page-skeleton.ts';
import { addressesInScript } from '../../crawl/script-addresses.ts';
import { noteLanguages } from '../../crawl/server-languages.ts';
import type { Report } from '../../findings/report.ts';
import { redirectOf } from '../../guard/exchange.ts';
import type { HtmlPage } from '../../html/html-page.ts';
import { LEVEL_LIMITS } from '../../levels.ts';
import type { ScanSettings } from '../../scan-options.ts';
import { type ScanState, skipCheck } from '../../scan-state.ts';
import { noteWayOut } from '../../signed-in/ways-out.ts';
import { admitSocketsOf } from '../../sockets/admit-sockets.ts';
import { admitApi, admitScriptPosts } from '../admit/admit-api.ts';
import { admitAddress, admitHeaders } from '../admit/admit-inputs.ts';
import { admitQuestions } from '../admit/admit-questions.ts';
import { admitRender } from '../admit/admit-render.ts';
import { admitCors } from '../cors.ts';
import { admitName } from '../dangling-names.ts';
import { admitEcho } from '../echo/echo.ts';
import { admitCopies } from '../exposure.ts';
import { admitForm } from '../forms.ts';
import { admitHostHeader } from '../host-header.ts';
import { admitCallbackName } from '../interfaces/callback-name.ts';
import { followGraphqlClues } from '../interfaces/graphql.ts';
import { admitLogHeaders } from '../log-headers.ts';
import { takeUpProducts } from '../products/take-up-products.ts';
import { admitComparison } from '../roles/compare-roles.ts';
import { admitSignIns } from '../sign-in.ts';
import { keepForRereading } from '../stored/stored-scripts.ts';
import type { TaskOf } from '../task.ts';
import type { TaskHandler } from '../task-context.ts';
import { admitSwitch, isSwitchLink } from '../turning/admit-switch.ts';
import { admitUploads } from '../upload.ts';
import { NOTHING_READ, settleGroup } from './settle-group.ts';

/** Where WordPress tells its version when the pages do not. */
const WORDPRESS_VERSION_PATHS = ['/readme.html', '/feed/'];

/** Reads one page, unless its address looks like a switch, which is followed later and with care. */
export const page: TaskHandler<'page'> = (task, context) =>
  isSwitchLink(task.url)
    ? Promise.resolve((state) => admitSwitch(state, context.settings.level, task))
    : readPage(task, context);

/** Reads one page: passive checks, then its links, frames, forms and scripts. */
export const readPage: TaskHandler<'page'> = async (task, { fetch, settings }) => {
  const { exchange } = await fetch(task.url);
  return (state, report) => {
    const before = state.patterns.news ?? 0;
    if (!exchange) {
      settleGroup(state, settings.level, task, { ...NOTHING_READ, before });
      return;
    }
    const view = viewOf(exchange, state.startedAt);
    const kind = view.page === null ? null : pageSkeleton(view.text);
    const body = hashBody(exchange);
    const isCopy = state.bodies.has(body) && exchange.status < 300;
    state.bodies.add(body);
    const location = redirectOf(exchange);
    if (location !== null) admitPage(state, settings.level, location, { depth: task.depth, page: exchange.url });
    admitAddress(state, settings.level, exchange, kind ?? '');
    admitRender(state, settings, view);
    noteLanguages(state, view);
    if (exchange.isSignedIn === true) state.isSignedIn = true;
    admitComparison(state, settings, exchange);
    const many = view.page === null || isCopy ? null : manyOf(state, view.text, exchange.url);
    if (!isCopy) takeUp(state, settings, task, view, many, report);
    settleGroup(state, settings.level, task, {
      isAnswered: true,
      kind,
      isCopy,
      likeness: many?.likeness ?? null,
      before,
    });
  };
};

function takeUp(
  state: ScanState,
  settings: ScanSettings,
  task: TaskOf<'page'>,
  view: PageView,
  many: Many | null,
  report: Report,
): void {
  const { level } = settings;
  const { exchange, page } = view;
  if (!inspectAnswer(view, report)) skipCheck(state, 'P12', 'TOO_COSTLY');
  takeUpProducts(state, settings, view, report);
  const cookies = state.cookies.getCookiesSync(exchange.url);
  checkUnprotectedForms(view, cookies, report);
  checkSessionInPage(view, cookies, report);
  admitCors(state, level, exchange);
  admitApi(state, level, exchange);
  admitCallbackName(state, level, exchange);
  followGraphqlClues(state, level, exchange, view.text);
  const isMadeByProgram = view.url.search !== '' || (page?.forms.length ?? 0) > 0;
  admitHeaders(state, level, exchange, isMadeByProgram);
  if (page !== null) admitLogHeaders(state, level, settings, exchange.url);
  admitEcho(state, level, view, pageSkeleton(view.text));
  admitHostHeader(state, level, exchange, isMadeByProgram);
  if (page === null) return;
  if (exchange.status < 300) {
    state.pages += 1;
    state.skeletons[view.url.pathname] ??= pageSkeleton(view.text);
    admitCopies(state, level, exchange.url);
    keepForRereading(state, exchange.url, pageSkeleton(view.text));
  }
  takeUpLinks(state, settings, task, view, page, many);
  const at = { depth: task.depth + 1, page: exchange.url };
  for (const form of page.forms) {
    admitForm(state, level, form, exchange.url);
    admitQuestions(state, level, form, at);
  }
  if (LEVEL_LIMITS[level].isQuick) return;
  if (/\/wp-(?:content|includes)\//.test(view.text))
    for (const path of WORDPRESS_VERSION_PATHS) admitPage(state, level, new URL(path, exchange.url).href, { depth: 1 });
  for (const { url } of page.resources) admitFolder(state, level, url);
  admitSignIns(state, settings, view);
  admitUploads(state, settings, view);
  for (const script of page.scripts) {
    admitScriptPosts(state, level, script.text, exchange.url, exchange.url);
    admitSocketsOf(state, level, script.text, exchange.url);
    if (script.src === null) continue;
    admitScript(state, level, script.src);
    const thirdParty = checkThirdPartyScript(script, view, report);
    if (thirdParty !== null) state.thirdPartyScripts[thirdParty] ??= exchange.url;
  }
}

function takeUpLinks(
  state: ScanState,
  { level }: ScanSettings,
  task: TaskOf<'page'>,
  { exchange, text }: PageView,
  page: HtmlPage,
  many: Many | null,
): void {
  for (const url of [...page.links, ...page.resources.map((resource) => resource.url)])
    admitName(state, level, new URL(url).hostname);
  const isInner = task.depth > 0;
  const at: FoundAt = {
    depth: task.depth + 1,
    page: exchange.url,
    manyOf: isInner && many?.isOne === true ? many.likeness : undefined,
    isMissing: isInner && exchange.status < 300 && isMissingPage(state, text, exchange.url),
  };
  for (const url of page.waysOut) if (new URL(url).origin === state.target?.origin) noteWayOut(state, url);
  const links = [...page.links, ...page.scripts.flatMap((script) => addressesInScript(script.text, exchange.url))];
  for (const url of links) admitPage(state, level, url, at);
}
