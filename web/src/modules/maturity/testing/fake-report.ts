import type { Answers } from '../answers/shown-assessment.ts';
import type { MaturityReport, Plan, ReportedElement } from '../maturity-types.ts';
import { assessed } from './fake-maturity.ts';
import { FAKE_SET } from './fake-set.ts';

export const FAKE_PLAN: Plan = {
  startsOn: '2026-11-20',
  hours: 24,
  plannedHours: 1,
  done: 0,
  total: 2,
  phases: [
    {
      fromDay: 0,
      toDay: 30,
      dueOn: '2026-12-20',
      items: ['Name somebody', 'Tell everybody'].map((text, index) => ({
        elementPath: 'leadership',
        name: 'Leadership',
        from: 1,
        step: index + 1,
        text,
        hours: 0.5,
        who: 'The owner',
        because: null,
        doneAt: null,
        doneBy: null,
      })),
    },
    { fromDay: 31, toDay: 60, dueOn: '2027-01-19', items: [] },
    { fromDay: 61, toDay: 90, dueOn: '2027-02-18', items: [] },
  ],
};

/** The report on these answers, the weakest element first. */
export function reported(answers: Answers, changes: Partial<MaturityReport> = {}): MaturityReport {
  const elements = FAKE_SET.elements.map((element): ReportedElement => {
    const { elementPath, code, elementCategory, name } = element;
    const answer = answers[elementPath];
    return {
      elementPath,
      code,
      elementCategory,
      name,
      level: answer?.doesNotApply ? null : (answer?.level ?? null),
      levelName: answer === undefined ? null : (FAKE_SET.levels[answer.level]?.levelName ?? null),
      answer: answer === undefined ? null : (element.answers[answer.level]?.title ?? null),
      dontKnow: answer?.dontKnow ?? false,
      doesNotApply: answer?.doesNotApply ?? false,
      note: answer?.note ?? '',
      isOutdated: false,
      screens: [{ system: 'Microsoft 365', where: 'Admin center, Users.' }],
      evidence:
        answer === undefined
          ? null
          : { verdict: 'claimed', text: 'The portal has nothing to hold against it.', href: null },
      next: answer === undefined || answer.dontKnow ? null : (element.nextLevels[answer.level] ?? null),
      findOut: answer?.dontKnow ? element.findOut : null,
    };
  });
  return {
    company: 'Lark Bakery',
    assessment: assessed(answers),
    elements: elements.toSorted((one, other) => (one.level ?? 9) - (other.level ?? 9)),
    history: [],
    plan: FAKE_PLAN,
    ...changes,
  };
}
