import { minutesInWords } from '@portal/domain/maturity/minutes-in-words.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { brandDay } from '../../../system/brand-day.ts';
import { levelInfoOf } from '../assessment-view.ts';
import type { MaturitySet } from '../maturity-set.ts';
import { averageInWords, levelsLine } from './levels-line.ts';
import { type PrintedFor, planLine } from './plan-line.ts';
import { printed, verdicts } from './report.texts.ts';
import type { ReportView } from './report-view.ts';

/** From level 0 to 5: fill and ink with at least 4.5:1 between them. The number always stands in it. */
const LEVEL_COLOURS: readonly { readonly fill: string; readonly ink: string }[] = [
  { fill: '#b42318', ink: '#ffffff' },
  { fill: '#c2410c', ink: '#ffffff' },
  { fill: '#f5c26b', ink: '#3b2500' },
  { fill: '#bfe3d0', ink: '#0b3d2a' },
  { fill: '#3f8f6b', ink: '#ffffff' },
  { fill: '#0a6b4a', ink: '#ffffff' },
];
/** The level at which something is written down and done for everybody. */
const GOOD_LEVEL = 3;
/** So many of the weakest elements are named. */
const NAMED = 3;
/** So many days of the history are printed. */
const PRINTED_DAYS = 24;

/** The report as its template wants it. */
export function reportModelOf(set: MaturitySet, report: ReportView, { brand, now, say }: PrintedFor) {
  const place = { ...brand, locale: say.locale };
  const { assessment } = report;
  const answered = say(printed.doneOfAll, { done: assessment.answered, all: assessment.elements });
  const byCode = new Map(report.elements.map((element) => [element.elementPath, element]));
  return {
    organisation: report.company,
    date: brandDate(now, place),
    isCompleted: assessment.assessmentStatus === 'completed',
    levels: LEVEL_COLOURS,
    levelsInWords: set.view.levels.map(({ level, levelName }) => `${level} ${levelName}`).join(' · '),
    overall: {
      level: assessment.overallLevel,
      name: assessment.levelInfo.levelName,
      description: assessment.levelInfo.description,
    },
    answered,
    average: averageInWords(assessment.average, say.locale),
    topCount: String(assessment.countPerLevel.slice(GOOD_LEVEL).reduce((sum, one) => sum + one, 0)),
    summary: summaryOf(report, say),
    areas: set.view.areas.map(({ elementCategory, name }) => ({
      name,
      elements: set.elements
        .filter(({ area }) => area === elementCategory)
        .map(({ elementPath, name }) => {
          const { level = null, doesNotApply = false } = byCode.get(elementPath) ?? {};
          return { name, level, without: doesNotApply ? '–' : say(printed.open) };
        }),
    })),
    notApplicable: report.elements.filter(({ doesNotApply }) => doesNotApply).map(({ name, note }) => ({ name, note })),
    plan: planOf(report.plan, { brand, now, say }),
    elements: report.elements.flatMap((element) => {
      const { level, evidence } = element;
      if (level === null || evidence === null) return [];
      return {
        ...element,
        level,
        levelName: levelInfoOf(set, level).levelName,
        verdict: evidence.verdict,
        verdictLabel: say(element.dontKnow ? verdicts.unknown : verdicts[evidence.verdict]),
        evidence: evidence.text,
      };
    }),
    levelsLine: levelsLine(report.history, { brand, say }),
    history: report.history.slice(-PRINTED_DAYS).map((row) => ({
      day: brandDate(new Date(row.at), place),
      overall: row.overall,
      average: averageInWords(row.average, say.locale),
      answered: say(printed.doneOfAll, { done: row.answered, all: row.elements }),
    })),
  };
}

function summaryOf({ assessment, elements }: ReportView, say: Say): string {
  const level = assessment.overallLevel;
  const weakest = elements.filter((element) => element.level === level).map(({ name }) => name);
  const names = weakest.slice(0, NAMED).join(', ');
  const open = assessment.elements - assessment.answered;
  return [
    say(printed.levelOfWeakest),
    weakest.length > NAMED
      ? say(printed.weakestAndMore, { level, names, more: weakest.length - NAMED })
      : say(printed.weakest, { level, names, count: weakest.length }),
    ...(open === 0 ? [] : [say(printed.openQuestions, { open })]),
  ].join(' ');
}

function planOf(plan: ReportView['plan'], { brand, now, say }: PrintedFor) {
  if (plan === null) return null;
  const place = { ...brand, locale: say.locale };
  return {
    startsOn: brandDay(plan.startsOn, place),
    line: planLine(plan, { brand, now, say }),
    done: plan.done,
    total: plan.total,
    phases: plan.phases.map(({ fromDay, toDay, dueOn, items }) => ({
      title: say(printed.phase, { from: Math.max(fromDay, 1), to: toDay, date: brandDay(dueOn, place) }),
      items: items.map(({ name, text, hours, who, because, doneAt }) => ({
        name,
        text,
        because: because?.text ?? '',
        who,
        effort: minutesInWords(hours * 60, say),
        isDone: doneAt !== null,
      })),
    })),
  };
}
