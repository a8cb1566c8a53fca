import { minutesInWords } from '@portal/domain/maturity/minutes-in-words.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type PaperOf, type PrintedModel, printedPaper } from '../../../documents/printed-model.ts';
import { inSpans, numbersFor, sayAll, strong } from '../../../documents/printed-words.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { brandDay } from '../../../system/brand-day.ts';
import { levelInfoOf } from '../assessment-view.ts';
import type { MaturitySet } from '../maturity-set.ts';
import { averageInWords, levelsLine } from './levels-line.ts';
import { type PrintedFor, planLine } from './plan-line.ts';
import { about, labels, lists, printed, verdicts } from './report.texts.ts';
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
export function reportModelOf(
  set: MaturitySet,
  report: ReportView,
  { now, ...paper }: PaperOf & Pick<PrintedFor, 'now'>,
): PrintedModel {
  const { brand, say } = paper;
  const place = { ...brand, locale: say.locale };
  const { assessment } = report;
  const answered = say(printed.doneOfAll, { done: assessment.answered, all: assessment.elements });
  const day = brandDate(now, place);
  const number = numbersFor(say);
  return {
    ...printedPaper(paper),
    words: {
      ...sayAll(say, labels),
      title: say(about.title, { organization: report.company }),
      description: say(about.description, { organization: report.company, date: day }),
      overall: say(assessment.assessmentStatus === 'completed' ? about.level : about.levelSoFar),
    },
    organisation: report.company,
    date: day,
    levels: LEVEL_COLOURS,
    levelsInWords: set.view.levels.map(({ level, levelName }) => `${level} ${levelName}`).join(' · '),
    overall: {
      level: assessment.overallLevel,
      name: assessment.levelInfo.levelName,
      description: assessment.levelInfo.description,
    },
    answered,
    average: averageInWords(assessment.average, say.locale),
    topCount: number(assessment.countPerLevel.slice(GOOD_LEVEL).reduce((sum, one) => sum + one, 0)),
    summary: summaryOf(report, say),
    areas: areasOf(set, report, say),
    notApplicable: report.elements.filter(({ doesNotApply }) => doesNotApply).map(({ name, note }) => ({ name, note })),
    plan: planOf(report.plan, { brand, now, say }),
    elements: report.elements.flatMap((element) => elementOf(set, element, say)),
    levelsLine: levelsLine(report.history, { brand, say }),
    history: report.history.slice(-PRINTED_DAYS).map((row) => ({
      day: brandDate(new Date(row.at), place),
      overall: number(row.overall),
      average: averageInWords(row.average, say.locale),
      answered: say(printed.doneOfAll, { done: row.answered, all: row.elements }),
    })),
  };
}

function areasOf(set: MaturitySet, { elements }: ReportView, say: Say) {
  const byPath = new Map(elements.map((element) => [element.elementPath, element]));
  return set.view.areas.map(({ elementCategory, name }) => ({
    name,
    elements: set.elements
      .filter(({ area }) => area === elementCategory)
      .map(({ elementPath, name }) => {
        const { level = null, doesNotApply = false } = byPath.get(elementPath) ?? {};
        return { name, level, without: doesNotApply ? '–' : say(printed.open) };
      }),
  }));
}

/** An answer with what is known beside it and what comes next; none where it is open. */
function elementOf(set: MaturitySet, element: ReportView['elements'][number], say: Say) {
  const { name, level, evidence, answer, note, next, findOut, screens, dontKnow } = element;
  if (level === null || evidence === null) return [];
  const verdict = say(dontKnow ? verdicts.unknown : verdicts[evidence.verdict]);
  return {
    name,
    level,
    levelName: levelInfoOf(set, level).levelName,
    answer,
    note: note === '' ? '' : say(lists.note, { note }),
    verdict: evidence.verdict,
    evidence: say(lists.verdict, { verdict, evidence: evidence.text }),
    next: next && { ...next, goal: say(lists.next, { goal: next.goal }) },
    screens: screens.map(({ system, where }) => inSpans(say.parts(lists.screen, { system, where, strong }))),
    findOut: findOut && { ...findOut, minutes: say(lists.minutes, { count: findOut.minutes }) },
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
    inWords: say(lists.plan, { date: brandDay(plan.startsOn, place), done: plan.done, total: plan.total }),
    line: planLine(plan, { brand, now, say }),
    phases: plan.phases.map(({ fromDay, toDay, dueOn, items }) => ({
      title: say(printed.phase, { from: Math.max(fromDay, 1), to: toDay, date: brandDay(dueOn, place) }),
      items: items.map(({ name, text, hours, who, because, doneAt }) => ({
        name,
        text,
        because: because?.text ?? '',
        about: say(doneAt === null ? lists.step : lists.stepDone, { effort: minutesInWords(hours * 60, say), who }),
        isDone: doneAt !== null,
      })),
    })),
  };
}
