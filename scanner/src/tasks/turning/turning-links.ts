import { CookieJar } from 'tough-cookie';
import { hasTurned, noteTurn } from '../../active/may-be-sent.ts';
import { inspectAnswer } from '../../checks/inspect-answer.ts';
import { viewOf } from '../../checks/page-check.ts';
import { pageSkeleton } from '../../crawl/page-skeleton.ts';
import { maskUrl } from '../../findings/mask.ts';
import { readPage } from '../pages/read-page.ts';
import { NOTHING_READ, settleGroup } from '../pages/settle-group.ts';
import type { Commit, FetchOutcome, TaskContext, TaskHandler } from '../task-context.ts';
import { leaveSwitch, roughSign } from './admit-switch.ts';

/** The start page three times, the link, and both again. */
export const MAX_SWITCH_REQUESTS = 6;
/** Of servers that defend themselves, which says nothing about what a scan changed. */
const DEFENCE = new Set([403, 429, 503]);

/** How the site answers a visitor who was never there, roughly or with the shape of the page. */
type Sign = { readonly rough: string; readonly whole: string };

async function signOfStart({ fetch, state: { target } }: TaskContext): Promise<Sign> {
  return signOf(await fetch(`${target?.origin}/`, { jar: new CookieJar() }));
}

function signOf({ exchange }: FetchOutcome): Sign {
  const rough = exchange === undefined ? 'silent' : roughSign(exchange);
  const isPage = exchange !== undefined && exchange.status < 300;
  return { rough, whole: isPage ? `${rough} ${pageSkeleton(exchange.body.toString('utf8'))}` : rough };
}

/**
 * Follows a link that looks like a switch while it watches the start page. When that answers new visitors in another way afterwards, the
 * link is followed once more, which turns most switches back; both are told in the report.
 */
export const switchLink: TaskHandler<'switch-link'> = async (task, context) => {
  if (hasTurned(context.state, task.url)) return (state) => leaveSwitch(state, context.settings.level, task);
  const before = await signOfStart(context);
  const again = await signOfStart(context);
  // A page that never looks the same twice is judged roughly.
  const kind = before.whole === again.whole ? 'whole' : 'rough';
  const outcome = await context.fetch(task.url);
  const commit: Commit = await readPage({ ...task, kind: 'page' }, { ...context, fetch: async () => outcome });
  const after = await signOfStart(context);
  if (before.rough === 'silent' || after[kind] === before[kind]) return commit;
  await context.fetch(task.url);
  const isUndone = (await signOfStart(context))[kind] === before[kind];
  return (state, report) => {
    noteTurn(state, task.url);
    // Its answer is looked at; nothing that would ask for the address once more follows from it.
    if (outcome.exchange !== undefined) inspectAnswer(viewOf(outcome.exchange, state.startedAt), report);
    const before = state.patterns.news ?? 0;
    settleGroup(
      state,
      context.settings.level,
      { ...task, kind: 'page' },
      { ...NOTHING_READ, isAnswered: true, before },
    );
    state.turns.push({ address: maskUrl(task.url), isUndone });
  };
};

/** Looks at the start page once more at the end: whatever a scan did, it should answer as it did before. */
export const compareStart: TaskHandler<'compare-start'> = async (_, context) => {
  const { startSign } = context.state;
  const isSame = async () => {
    const { exchange } = await context.fetch(`${context.state.target?.origin}/`, { jar: new CookieJar() });
    return exchange === undefined || DEFENCE.has(exchange.status) || roughSign(exchange) === startSign;
  };
  if (startSign === null || (await isSame()) || (await isSame())) return () => undefined;
  return (state) => {
    state.isStartChanged = true;
  };
};
