import type { Change } from '@portal/domain/dashboard/change.ts';
import { CHANGE_DAYS, newestChanges } from '@portal/domain/dashboard/change.ts';
import { nextActions, type SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import { dangersOf, gainOf } from '@portal/domain/dashboard/score/gain.ts';
import type { OpenPoint } from '@portal/domain/dashboard/score/open-point.ts';
import { type FirmScore, scoreFirm } from '@portal/domain/dashboard/score/score-firm.ts';
import { worstOpenPoint } from '@portal/domain/dashboard/score/worst-open-point.ts';
import { judgeFacts } from '@portal/domain/facts/judge-fact.ts';
import type { KnownFact } from '@portal/domain/facts/known-facts.ts';
import type { ModuleKey } from '@portal/domain/plans/module-status.ts';
import { NO_GOALS } from '@portal/domain/profile/org-goals.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { tellAll, tellNews } from '../../module-teller.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { suggestSafeSignIn } from '../accounts/public.ts';
import { suggestConcierge, tellWeaknessChanges } from '../concierge/public.ts';
import { type FactAsker, type FirmFacts, readFirmFacts, suggestCorrections } from '../facts/public.ts';
import { suggestMaturity } from '../maturity/public.ts';
import { suggestScans, tellWebsiteChanges } from '../monitoring/public.ts';
import { suggestPlan } from '../plans/public.ts';
import { suggestPolicies, tellPolicyChanges } from '../policies/public.ts';
import { suggestRatings, tellRatingChange } from '../ratings/public.ts';
import { type RecordFacts, suggestRecords } from '../registers/public.ts';
import { suggestTraining, tellTrainingChange, trainingDay } from '../training/public.ts';
import { type ModuleFacts, readModuleFacts } from './dashboard.store.ts';
import type { DashboardServices } from './dashboard-services.ts';

const DAY_MS = 24 * 60 * 60_000;

/** One of the next actions, with what it brings. */
export type WeighedAction = SuggestedAction & {
  /** Points of 100; 0 where nothing can be said. */
  readonly gain: number;
};

/** Where a firm stands: what the modules tell, its score, what to do next, and what changed. */
export type Situation = {
  readonly now: Date;
  readonly current: FirmFacts<ModuleFacts>['current'];
  readonly facts: ModuleFacts;
  readonly records: RecordFacts;
  readonly known: readonly KnownFact[];
  readonly score: FirmScore;
  /** The worst that stands open; null where nothing is known to. */
  readonly worstPoint: OpenPoint | null;
  readonly actions: readonly WeighedAction[];
  /** The newest first. */
  readonly changes: readonly Change[];
  /** What came to its end in those days, a sentence each. */
  readonly news: readonly string[];
  /** Tells it to who asked. */
  readonly say: Say;
};

/**
 * Reads all of it in two transactions and few statements, whatever the number of modules.
 * @param changedDays days that count as what changed lately
 */
export async function readSituation(
  services: DashboardServices,
  asker: FactAsker,
  changedDays: number = CHANGE_DAYS,
): Promise<Situation> {
  const now = services.clock.now();
  const since = new Date(now.getTime() - changedDays * DAY_MS);
  const day = trainingDay(now, asker.brand);
  const { tellers } = services;
  const firm = await readFirmFacts(services, asker, async (tx): Promise<SituationFacts> => {
    const facts = await readModuleFacts(tx, { userId: asker.session.userId, now, today: day, since, tellers });
    const telling = { tx, brand: asker.brand, say: sayFor(asker.brand, asker.language), now };
    return { ...facts, toldActions: await tellAll(tellers, facts.told, (teller, own) => teller.actions(own, telling)) };
  });
  const { say } = firm;
  const known = judgeFacts(firm.knowledge, say);
  const suggestions = suggestAll(services, firm, { userId: asker.session.userId, now, timeZone: asker.brand.timeZone });
  const { firm: profile } = firm.more;
  const next = nextActions(suggestions, { ...profile, goals: { ...NO_GOALS, ...profile.goals } });
  return {
    now,
    current: firm.current,
    facts: firm.more,
    records: firm.rows.records,
    known,
    score: scoreFirm(known, dangersOf(suggestions), say),
    worstPoint: worstOpenPoint(suggestions, known, say),
    actions: next.map((action) => ({ ...action, gain: gainOf(action, suggestions, known, say) })),
    changes: newestChanges(changesOf(firm)),
    news: tellNews(tellers, firm.more.told, { brand: asker.brand, say, now, since }, holds(firm)),
    say,
  };
}

/** What the rows tell of a firm, and what its modules tell in words. */
type SituationFacts = ModuleFacts & { readonly toldActions: readonly SuggestedAction[] };

type Asked = { readonly userId: string | null; readonly now: Date; readonly timeZone: string };

const holds =
  ({ current }: FirmFacts<SituationFacts>) =>
  (module: ModuleKey) =>
    current.modules[module] === 'ACTIVE';

function suggestAll(
  { maturitySet }: DashboardServices,
  firm: FirmFacts<SituationFacts>,
  { userId, now, timeZone }: Asked,
): readonly SuggestedAction[] {
  const { people, current, knowledge, rows, more: facts, say } = firm;
  const has = holds(firm);
  const records = has('compliance') ? suggestRecords(rows.records, facts.toldActions, say) : [];
  return [
    ...facts.toldActions,
    ...suggestPlan(current.subscription, now, say),
    ...(has('monitoring') ? suggestScans(facts.websites, say) : []),
    ...(has('compliance')
      ? suggestPolicies(facts.policies, { firm: facts.firm, answers: facts.policyAnswers, userId, now, timeZone }, say)
      : []),
    ...records,
    ...(has('training') ? suggestTraining(facts.training, say) : []),
    ...(has('cybermaturity') ? suggestMaturity(maturitySet(say.language), facts.maturity, knowledge, say) : []),
    ...(has('cyberconcierge') ? suggestConcierge(facts.concierge, knowledge.told, say) : []),
    ...(has('ratings') ? suggestRatings(facts.ratings, now, say) : []),
    ...suggestCorrections(knowledge, current.modules, raisedBy(records), say),
    ...suggestSafeSignIn(people, now, say),
  ];
}

/** Facts that are put right by doing what is suggested already. */
const raisedBy = (actions: readonly SuggestedAction[]) => actions.flatMap(({ raises = [] }) => raises);

function changesOf(firm: FirmFacts<SituationFacts>): readonly Change[] {
  const { say } = firm;
  const { changes } = firm.more;
  const has = holds(firm);
  return [
    ...(has('monitoring') ? tellWebsiteChanges(changes.websites, say) : []),
    ...(has('cyberconcierge') ? tellWeaknessChanges(changes.weaknesses, say) : []),
    ...(has('compliance') ? tellPolicyChanges(changes.policies, say) : []),
    ...(has('training') ? tellTrainingChange(changes.training, say) : []),
    ...(has('ratings') ? tellRatingChange(changes.rating, say) : []),
  ];
}
