import type { Say } from '../texts/say.ts';
import { adviceText } from './advice-text.ts';
import type { CheckCase, Remediator } from './check.ts';
import type { Finding } from './finding.ts';
import { type ScanVerdict, scanVerdict } from './scan-verdict.ts';
import { countIssues, SEVERITIES, type Severity } from './severity.ts';

/** A finding with the texts of its case. */
export type AdvisedFinding = { readonly finding: Finding; readonly advice: CheckCase };

/** One thing to do: everything found of one case, however many places it was seen at. */
export type Task = {
  readonly title: string;
  readonly severity: Severity;
  readonly who: Remediator;
  readonly checkId: string;
  readonly variant: string;
  /** How many findings it settles. */
  readonly findings: number;
};

export type TaskGroup = { readonly who: Remediator; readonly tasks: readonly Task[]; readonly minutes: number };

/** Answers to: am I all right, what is the next thing to do, how long will it take. */
export type ExecutiveSummary = ScanVerdict & {
  /** The first task in words, or what to do when there isn't one. */
  readonly nextStep: string;
  /** Work until all counted findings are settled, in words. */
  readonly effort: string;
  /** Most urgent group first; inside a group the most urgent task first. Informational findings make no task. */
  readonly groups: readonly TaskGroup[];
};

/** Who does it, as it reads after "Ask …" or as a heading. */
export const REMEDIATOR_LABELS: Readonly<Record<Remediator, string>> = {
  you: 'You, without technical help',
  'web-developer': 'The people who build or maintain your website',
  'hosting-provider': 'Your hosting provider or server administrator',
  'domain-provider': 'The people who manage your domain',
};

/** Our own estimate of the work on one task by a person who knows the system, in minutes. */
const TASK_MINUTES: Readonly<Record<Remediator, number>> = {
  you: 20,
  'web-developer': 60,
  'hosting-provider': 30,
  'domain-provider': 20,
};

const rank = (severity: Severity) => SEVERITIES.indexOf(severity);

/** Says minutes of work in the round figures that an estimate deserves. */
export function effortInWords(minutes: number): string {
  if (minutes === 0) return 'No work';
  if (minutes <= 30) return 'About half an hour';
  if (minutes <= 90) return 'About an hour';
  if (minutes <= 240) return `About ${Math.round(minutes / 60)} hours`;
  if (minutes <= 360) return 'About half a day to a day';
  const days = Math.ceil(minutes / 480);
  return days === 1 ? 'About a day' : `About ${days} days`;
}

function tasksOf(findings: readonly AdvisedFinding[]): readonly Task[] {
  const tasks = new Map<string, Task>();
  for (const { finding, advice } of findings) {
    if (finding.severity === 'info') continue;
    const key = `${finding.checkId}/${finding.variant}`;
    const known = tasks.get(key);
    const title = adviceText(advice.title, finding.facts);
    const { checkId, variant, severity } = finding;
    if (known) tasks.set(key, { ...known, findings: known.findings + 1 });
    else tasks.set(key, { title, severity, who: advice.who, checkId, variant, findings: 1 });
  }
  return [...tasks.values()].sort(
    (one, other) => rank(one.severity) - rank(other.severity) || other.findings - one.findings || compare(one, other),
  );
}

const compare = (one: Task, other: Task) =>
  `${one.checkId}/${one.variant}` < `${other.checkId}/${other.variant}` ? -1 : 1;

function groupsOf(tasks: readonly Task[]): readonly TaskGroup[] {
  const remediators = [...new Set(tasks.map((task) => task.who))];
  return remediators.map((who) => {
    const own = tasks.filter((task) => task.who === who);
    return { who, tasks: own, minutes: own.length * TASK_MINUTES[who] };
  });
}

/** Sums up a scan for somebody who reads one page. The order is deterministic and does not depend on that of the findings. */
export function executiveSummary(findings: readonly AdvisedFinding[], say: Say): ExecutiveSummary {
  const tasks = tasksOf(findings);
  const groups = groupsOf(tasks);
  const first = tasks[0];
  return {
    ...scanVerdict(countIssues(findings.map(({ finding }) => finding)), say),
    nextStep: first
      ? `Start with “${first.title}”. Who can do it: ${REMEDIATOR_LABELS[first.who].toLowerCase()}.`
      : 'Keep the scan schedule running, and keep the software of your website up to date.',
    effort: effortInWords(groups.reduce((sum, group) => sum + group.minutes, 0)),
    groups,
  };
}
