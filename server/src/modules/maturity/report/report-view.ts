import type { maturityReportView, reportedElement } from '@portal/contract/maturity/maturity.schemas.ts';
import type { FirmKnowledge } from '@portal/domain/facts/known-facts.ts';
import { lowestFirst } from '@portal/domain/maturity/lowest-first.ts';
import { roughTime } from '@portal/domain/maturity/minutes-in-words.ts';
import { hoursFor } from '@portal/domain/maturity/plan-levels.ts';
import { whoInFirm } from '@portal/domain/maturity/who-in-firm.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { z } from 'zod';
import type { FirmRows } from '../../facts/public.ts';
import type { AnswerRow } from '../answers.store.ts';
import { assessmentViewOf, isOutdated, levelInfoOf } from '../assessment-view.ts';
import type { MaturitySet, SetElement } from '../maturity-set.ts';
import { weighElement } from '../weigh-element.ts';
import { planMeansOf } from './plan-means.store.ts';
import { planViewOf } from './plan-view.ts';
import type { ReportRows } from './report.store.ts';
import { total } from './report.texts.ts';

export type ReportView = z.output<typeof maturityReportView>;
type ReportedElement = z.output<typeof reportedElement>;

/** The report as its page and its PDF show it. */
export function reportViewOf(
  set: MaturitySet,
  rows: FirmRows & ReportRows,
  knowledge: FirmKnowledge,
  { now, timeZone, say }: { readonly now: Date; readonly timeZone: string; readonly say: Say },
): ReportView {
  const byElement = new Map(rows.answers.map((answer) => [answer.elementId, answer]));
  const { people } = planMeansOf(rows.means);
  const elements = set.elements.map((element) =>
    reportedElementOf(set, element, byElement.get(element.elementPath), { knowledge, people, say }),
  );
  return {
    company: rows.company,
    assessment: assessmentViewOf(set, rows, now),
    elements: lowestFirst(elements),
    history: rows.levels.map((level) => ({ ...level, at: new Date(level.at).toISOString() })),
    plan: planViewOf(set, rows, knowledge, { timeZone, say }),
  };
}

type Beside = { readonly knowledge: FirmKnowledge; readonly people: number; readonly say: Say };

function reportedElementOf(
  set: MaturitySet,
  element: SetElement,
  answer: AnswerRow | undefined,
  { knowledge, people, say }: Beside,
): ReportedElement {
  const { elementPath, code, elementCategory, name } = element;
  const about = { elementPath, code, elementCategory, name, screens: element.screens };
  if (answer === undefined) return { ...about, ...NO_ANSWER };
  const { level, dontKnow, doesNotApply, note } = answer;
  if (doesNotApply) return { ...about, ...NO_ANSWER, doesNotApply, note, isOutdated: isOutdated(set, answer) };
  return {
    ...about,
    level,
    levelName: levelInfoOf(set, level).levelName,
    answer: dontKnow ? null : (element.answers[level]?.title ?? null),
    dontKnow,
    doesNotApply,
    note,
    isOutdated: isOutdated(set, answer),
    evidence: weighElement(element, answer, knowledge, say),
    next: dontKnow ? null : nextFor(element.nextLevels[level], people, say),
    findOut: dontKnow ? element.findOut : null,
  };
}

/** The next level with what it takes in a firm of this size; null at the top. */
function nextFor(
  step: SetElement['nextLevels'][number] | undefined,
  people: number,
  say: Say,
): ReportedElement['next'] {
  if (step === undefined) return null;
  const own = { ...step, who: whoInFirm(step.who, people) };
  if (step.hoursPerPerson === undefined) return own;
  const hours = hoursFor(step, people);
  const { count, unit } = roughTime(60 * hours);
  return { ...own, hours, time: say(total[unit], { count }) };
}

const NO_ANSWER = {
  level: null,
  levelName: null,
  answer: null,
  dontKnow: false,
  doesNotApply: false,
  note: '',
  isOutdated: false,
  evidence: null,
  next: null,
  findOut: null,
};
