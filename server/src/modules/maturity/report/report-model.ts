import { minutesInWords } from '@portal/domain/maturity/minutes-in-words.ts';
import type { Verdict } from '@portal/domain/maturity/verdict.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { brandDay } from '../../../system/brand-day.ts';
import { levelInfoOf } from '../assessment-view.ts';
import type { MaturitySet } from '../maturity-set.ts';
import { levelsLine } from './levels-line.ts';
import { planLine } from './plan-line.ts';
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
const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  claimed: 'Your own estimate',
  supported: 'Supported',
  contradicted: 'Worth a second look',
};
/** The level at which something is written down and done for everybody. */
const GOOD_LEVEL = 3;
/** So many days of the history are printed. */
const PRINTED_DAYS = 24;

/** The report as its template wants it. */
export function reportModelOf(set: MaturitySet, report: ReportView, brand: Brand, now: Date) {
  const { assessment } = report;
  const answered = `${assessment.answered} of ${assessment.elements}`;
  const byCode = new Map(report.elements.map((element) => [element.elementPath, element]));
  return {
    organisation: report.company,
    date: brandDate(now, brand),
    isCompleted: assessment.assessmentStatus === 'completed',
    levels: LEVEL_COLOURS,
    levelsInWords: set.view.levels.map(({ level, levelName }) => `${level} ${levelName}`).join(' · '),
    overall: {
      level: assessment.overallLevel,
      name: assessment.levelInfo.levelName,
      description: assessment.levelInfo.description,
    },
    answered,
    average: assessment.average.toFixed(1),
    topCount: String(assessment.countPerLevel.slice(GOOD_LEVEL).reduce((sum, one) => sum + one, 0)),
    summary: summaryOf(report),
    areas: set.view.areas.map(({ elementCategory, name }) => ({
      name,
      elements: set.elements
        .filter(({ area }) => area === elementCategory)
        .map(({ elementPath, name }) => {
          const { level = null, doesNotApply = false } = byCode.get(elementPath) ?? {};
          return { name, level, without: doesNotApply ? '–' : 'open' };
        }),
    })),
    notApplicable: report.elements.filter(({ doesNotApply }) => doesNotApply).map(({ name, note }) => ({ name, note })),
    plan: planOf(report.plan, brand, now),
    elements: report.elements.flatMap((element) => {
      const { level, evidence } = element;
      if (level === null || evidence === null) return [];
      return {
        ...element,
        level,
        levelName: levelInfoOf(set, level).levelName,
        verdict: evidence.verdict,
        verdictLabel: element.dontKnow ? 'To find out' : VERDICT_LABELS[evidence.verdict],
        evidence: evidence.text,
      };
    }),
    levelsLine: levelsLine(report.history, brand),
    history: report.history.slice(-PRINTED_DAYS).map((row) => ({
      day: brandDate(new Date(row.at), brand),
      overall: row.overall,
      average: row.average.toFixed(1),
      answered: `${row.answered} of ${row.elements}`,
    })),
  };
}

function summaryOf({ assessment, elements }: ReportView): string {
  const weakest = elements.filter(({ level }) => level === assessment.overallLevel).map(({ name }) => name);
  const shown = weakest.slice(0, 3).join(', ');
  const more = weakest.length > 3 ? ` and ${weakest.length - 3} more` : '';
  const level = `The level is that of the weakest element, because intruders look for the open door. At level ${assessment.overallLevel} ${weakest.length === 1 ? 'is' : 'are'}: ${shown}${more}.`;
  const open = assessment.elements - assessment.answered;
  return open === 0
    ? level
    : `${level} ${open === 1 ? 'One question is' : `${open} questions are`} still open, so this can change.`;
}

function planOf(plan: ReportView['plan'], brand: Brand, now: Date) {
  if (plan === null) return null;
  return {
    startsOn: brandDay(plan.startsOn, brand),
    line: planLine(plan, brand, now),
    done: plan.done,
    total: plan.total,
    phases: plan.phases.map(({ fromDay, toDay, dueOn, items }) => ({
      title: `Days ${Math.max(fromDay, 1)} to ${toDay}, until ${brandDay(dueOn, brand)}`,
      items: items.map(({ name, text, hours, who, because, doneAt }) => ({
        name,
        text,
        because: because?.text ?? '',
        who,
        effort: minutesInWords(hours * 60),
        isDone: doneAt !== null,
      })),
    })),
  };
}
