import type { getScore } from '@portal/contract/dashboard/dashboard.calls.ts';
import { type FirmScore, shareOf, type TopicScore } from '@portal/domain/dashboard/score/score-firm.ts';
import { SCORE_TOPICS } from '@portal/domain/dashboard/score/score-topics.ts';
import { verdictOf } from '@portal/domain/dashboard/score/score-verdict.ts';
import { factOf } from '@portal/domain/facts/facts.ts';
import type { KnownFact } from '@portal/domain/facts/known-facts.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { DashboardServices } from '../dashboard-services.ts';
import { readSituation, type Situation } from '../situation.ts';
import { scoreDay } from './keep-scores.ts';

/** How the score is made for the caller's firm, fact by fact. */
export async function readScore(
  services: DashboardServices,
  caller: CallerOf<typeof getScore>,
): Promise<AnswerOf<typeof getScore>> {
  const situation = await readSituation(services, caller);
  const { known, score, say } = situation;
  return {
    success: true,
    data: { score: summarizeScore(situation), topics: score.topics.map((topic) => tellTopic(topic, known, say)) },
  };
}

/** The score with its line, which ends with how it is now. */
export function summarizeScore({
  score,
  facts,
  now,
  say,
}: Pick<Situation, 'facts' | 'now' | 'say'> & { readonly score: FirmScore }) {
  const today = scoreDay(now);
  return {
    score: score.score,
    reachable: score.reachable,
    unknown: Math.round(score.unknown),
    ...verdictOf(score, say),
    heldBy: [...score.heldBy],
    days: [...facts.scoreDays.filter(({ day }) => day < today), { day: today, score: score.score }],
  };
}

function tellTopic({ topic, points, of }: TopicScore, known: readonly KnownFact[], say: Say) {
  const own = known.filter(({ key }) => factOf(key).topic === topic);
  const each = of / own.filter(({ value }) => value !== 'not-applicable').length;
  const { name, why } = SCORE_TOPICS[topic];
  return {
    topic,
    name: say(name),
    why: say(why),
    points: rounded(points),
    of: rounded(of),
    facts: own.map((fact) => ({
      key: fact.key,
      question: say(factOf(fact.key).question),
      value: fact.value,
      basis: fact.basis,
      isStale: fact.isStale,
      text: fact.text,
      points: fact.value === 'not-applicable' ? 0 : rounded(each * shareOf(fact)),
      of: fact.value === 'not-applicable' ? 0 : rounded(each),
      href: fact.href ?? factOf(fact.key).href,
    })),
  };
}

/** To a tenth of a point. */
const rounded = (points: number) => Math.round(points * 10) / 10;
