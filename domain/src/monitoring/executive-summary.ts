import { adviceText } from './advice-text.ts';
import type { CheckCase, Remediator } from './check.ts';
import type { Finding } from './finding.ts';
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
export type ExecutiveSummary = {
  /** `urgent`: something high; `plan`: something medium; `good`: at most low; `clean`: nothing counted. */
  readonly state: 'urgent' | 'plan' | 'good' | 'clean';
  readonly headline: string;
  readonly paragraph: string;
  /** The first task in words, or what to do when there is none. */
  readonly nextStep: string;
  /** Work until all counted findings are settled, in words. */
  readonly effort: string;
  /** Most urgent group first; inside a group the most urgent task first. Informational findings make no task. */
  readonly groups: readonly TaskGroup[];
};

/** Who does it, as it reads after "Ask …" or as a heading. */
export const REMEDIATOR_LABELS: Readonly<Record<Remediator, string>> = {
  you: 'You, without technical help',
  'web-developer': 'Whoever builds or maintains your website',
  'hosting-provider': 'Your hosting provider or server administrator',
  'domain-provider': 'Whoever manages your domain and DNS',
};

/** Our own estimate of the work on one task by a person who knows the system, in minutes. */
const TASK_MINUTES: Readonly<Record<Remediator, number>> = {
  you: 20,
  'web-developer': 60,
  'hosting-provider': 30,
  'domain-provider': 20,
};

const rank = (severity: Severity) => SEVERITIES.indexOf(severity);
const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

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

function verdict(findings: readonly { readonly severity: Severity }[]) {
  const { highs, mediums, lows } = countIssues(findings);
  if (highs > 0) {
    return {
      state: 'urgent',
      headline: highs === 1 ? 'One problem needs attention now' : `${highs} problems need attention now`,
      paragraph: `The scan found ${plural(highs, 'problem')} of high severity. Such problems are what attackers search the internet for, automatically and around the clock, so please start on them today. ${
        mediums + lows > 0 ? `The other ${mediums + lows} can be planned after that.` : 'Nothing else was found.'
      }`,
    } as const;
  }
  if (mediums > 0) {
    return {
      state: 'plan',
      headline:
        mediums === 1 ? 'Nothing urgent, one problem to plan for' : `Nothing urgent, ${mediums} problems to plan for`,
      paragraph: `The scan found no problem of high severity. ${plural(mediums, 'problem')} of medium severity should be fixed within the next weeks: alone ${mediums === 1 ? 'it is' : 'they are'} rarely enough for an attack, together with another mistake ${mediums === 1 ? 'it' : 'they'} can be.`,
    } as const;
  }
  if (lows > 0) {
    return {
      state: 'good',
      headline: 'Your website is in good shape',
      paragraph: `The scan found only ${plural(lows, 'small improvement')}. None of them is dangerous by itself. Give the list to whoever looks after the website and have it done with the next regular work.`,
    } as const;
  }
  return {
    state: 'clean',
    headline: 'Nothing to fix was found',
    paragraph:
      'The scan found nothing that counts as a problem. That is a good result, not a guarantee: an automatic scan from the outside does not see everything, and new weaknesses become known every week.',
  } as const;
}

/** Sums up a scan for somebody who reads one page. The order is deterministic and does not depend on that of the findings. */
export function executiveSummary(findings: readonly AdvisedFinding[]): ExecutiveSummary {
  const tasks = tasksOf(findings);
  const groups = groupsOf(tasks);
  const first = tasks[0];
  return {
    ...verdict(findings.map(({ finding }) => finding)),
    nextStep: first
      ? `Start with “${first.title}”. Who can do it: ${REMEDIATOR_LABELS[first.who].toLowerCase()}.`
      : 'Keep the scan schedule running, and keep the software of your website up to date.',
    effort: effortInWords(groups.reduce((sum, group) => sum + group.minutes, 0)),
    groups,
  };
}
