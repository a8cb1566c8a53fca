import type { Course } from '@portal/contract/training/course.schemas.ts';
import type { CourseState } from '@portal/domain/training/course-state.ts';
import { roleNames } from '@portal/domain/training/role-names.texts.ts';
import type { TrainingRole } from '@portal/domain/training/training-roles.ts';
import { shares } from '../../../documents/documents.texts.ts';
import { type PaperOf, type PrintedModel, printedPaper } from '../../../documents/printed-model.ts';
import { numbersFor, sayAll } from '../../../documents/printed-words.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { brandDay } from '../../../system/brand-day.ts';
import type { CourseCounts } from '../people/team.store.ts';
import { paces } from '../training.texts.ts';
import { about, printed, states, team } from './evidence.texts.ts';
import type { RoleRow } from './roles-table.ts';

/** Everybody in training now, with the state of each course. */
export type EvidencePerson = {
  readonly name: string;
  readonly department: string;
  readonly roles: readonly TrainingRole[];
  readonly startedOn: string;
  readonly assigned: number;
  readonly completed: number;
  readonly overdue: number;
  /** Of the courses that were opened for them. */
  readonly exercises: { readonly done: number; readonly total: number };
  /** When they last walked the year's day at work to its end; null where they have not. */
  readonly dayWalkedAt: Date | null;
  /** No state where a course is for another role. */
  readonly states: readonly (CourseState | null)[];
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
  /** Of people's training, from 1. */
  readonly year: number;
  readonly courses: readonly Course[];
  readonly roles: readonly RoleRow[];
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
      ofYear: say(about.ofYear, { year: evidence.year }),
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
    roles: rolesOf(evidence),
    people: people.map(({ dayWalkedAt, exercises, ...person }) => ({
      ...person,
      roles: person.roles.map((role) => say(roleNames[role])).join(', '),
      states: person.states.map((state) => state ?? 'others'),
      startedOn: brandDay(person.startedOn, place),
      assigned: number(person.assigned),
      completed: number(person.completed),
      overdue: number(person.overdue),
      exercises: exercises.total === 0 ? '–' : say(about.exercisesOf, exercises),
      dayWalked: dayWalkedAt === null ? '–' : brandDate(dayWalkedAt, place),
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

/** What of each month's courses is done, for everybody and by role. */
function rolesOf({ say, roles }: Evidence) {
  const [all] = roles;
  if (all === undefined) return { months: [], rows: [] };
  const date = new Intl.DateTimeFormat(say.locale, { month: 'short', timeZone: 'UTC' });
  return {
    months: all.months.map(({ month }) => date.format(new Date(`${month}-01T00:00:00Z`))),
    rows: roles.map(({ role, people, months }) => ({
      name: role === null ? say(about.everybody) : say(roleNames[role]),
      people: numbersFor(say)(people),
      months: months.map(({ due, completed }) => (due === 0 ? '–' : `${completed}/${due}`)),
    })),
  };
}

function courseOf(course: Course, evidence: Evidence) {
  const { brand, say, counts } = evidence;
  const { role, name, version, minutes, goals, sources } = course;
  const { assigned = 0, completed = 0, overdue = 0, score = null } = counts.get(course.id) ?? {};
  const number = numbersFor(say);
  return {
    month: labelOf(course, evidence),
    name,
    role: role === undefined ? '' : say(roleNames[role]),
    version: number(version),
    heading: say(about.courseOfMonth, { month: labelOf(course, evidence), course: name }),
    afterCourse: say(about.afterCourse, { minutes, version }),
    goals,
    sources: sources.map((source) => ({
      name: source.name,
      address: source.address,
      checked: say(about.checkedOn, { day: brandDay(source.checked, { ...brand, locale: say.locale }) }),
    })),
    assigned: number(assigned),
    completed: number(completed),
    overdue: number(overdue),
    score: score === null ? '–' : say(shares.percent, { percent: score }),
  };
}

/** The number of a course's month; courses of roles are R1, R2 and so on. */
function labelOf({ id, month, role }: Course, { say, courses }: Evidence): string {
  if (role === undefined) return numbersFor(say)(month);
  const ofRoles = courses.filter((one) => one.role !== undefined);
  return `R${ofRoles.findIndex((one) => one.id === id) + 1}`;
}
