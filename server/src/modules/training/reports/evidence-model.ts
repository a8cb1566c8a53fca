import type { Course } from '@portal/contract/training/course.schemas.ts';
import type { CourseState } from '@portal/domain/training/course-state.ts';
import { shares } from '../../../documents/documents.texts.ts';
import { type PaperOf, type PrintedModel, printedPaper } from '../../../documents/printed-model.ts';
import { numbersFor, sayAll } from '../../../documents/printed-words.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { brandDay } from '../../../system/brand-day.ts';
import type { CourseCounts } from '../people/team.store.ts';
import { paces } from '../training.texts.ts';
import { about, printed, states, team } from './evidence.texts.ts';

/** Everybody in training now, with the state of each course. */
export type EvidencePerson = {
  readonly name: string;
  readonly department: string;
  readonly startedOn: string;
  readonly assigned: number;
  readonly completed: number;
  readonly overdue: number;
  readonly states: readonly CourseState[];
};

/** The state of a firm's training, for print. */
export type Evidence = PaperOf & {
  readonly organisationName: string;
  readonly now: Date;
  readonly programme: {
    readonly startsOn: string;
    readonly paceMonths: number;
    readonly dueDays: number;
    readonly reminders: boolean;
  };
  readonly team: { readonly [Part in 'all' | 'up-to-date' | 'overdue' | 'finished' | 'removed']: number };
  readonly courses: readonly Course[];
  /** By the id of the course. */
  readonly counts: ReadonlyMap<string, Pick<CourseCounts, 'assigned' | 'completed' | 'overdue' | 'score'>>;
  /** As many as are listed. */
  readonly people: readonly EvidencePerson[];
};

/** What `templates/training-evidence.typ` prints. */
export function evidenceModel(evidence: Evidence): PrintedModel {
  const { brand, say, programme, organisationName, people } = evidence;
  const place = { ...brand, locale: say.locale };
  const date = brandDate(evidence.now, place);
  const number = numbersFor(say);
  return {
    ...printedPaper(evidence),
    words: {
      ...sayAll(say, printed),
      title: say(about.title, { organization: organisationName }),
      description: say(about.description, { date }),
      howItIsDone: say(about.howItIsDone, { removed: evidence.team.removed }),
      unlisted: say(about.unlisted, { people: evidence.team.all - people.length }),
    },
    states: sayAll(say, states),
    organisation: organisationName,
    date,
    programme: {
      startsOn: brandDay(programme.startsOn, place),
      pace: say(paces.inWords, { months: programme.paceMonths }),
      dueTime: say(about.dueTime, { days: programme.dueDays }),
      reminders: programme.reminders,
    },
    team: cardsOf(evidence),
    courses: evidence.courses.map((course) => courseOf(course, evidence)),
    people: people.map((person) => ({
      ...person,
      startedOn: brandDay(person.startedOn, place),
      assigned: number(person.assigned),
      completed: number(person.completed),
      overdue: number(person.overdue),
    })),
    hasUnlisted: people.length < evidence.team.all,
  };
}

function cardsOf({ say, team: counted }: Evidence) {
  const number = numbersFor(say);
  const card = (count: number, label: (typeof team)[keyof typeof team]) => ({
    count: number(count),
    label: say(label, { count }),
  });
  return {
    active: card(counted.all, team.active),
    upToDate: card(counted['up-to-date'], team.upToDate),
    overdue: card(counted.overdue, team.overdue),
    finished: card(counted.finished, team.finished),
  };
}

function courseOf(course: Course, { say, counts }: Evidence) {
  const { month, name, version, minutes, goals, sources } = course;
  const { assigned = 0, completed = 0, overdue = 0, score = null } = counts.get(course.id) ?? {};
  const number = numbersFor(say);
  return {
    month: number(month),
    name,
    version: number(version),
    heading: say(about.courseOfMonth, { month, course: name }),
    afterCourse: say(about.afterCourse, { minutes, version }),
    goals,
    sources: sources.map((source) => ({ name: source.name, address: source.address })),
    assigned: number(assigned),
    completed: number(completed),
    overdue: number(overdue),
    score: score === null ? '–' : say(shares.percent, { percent: score }),
  };
}
