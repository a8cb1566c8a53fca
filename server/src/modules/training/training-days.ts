import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { isReminderDue } from '@portal/domain/training/reminder-days.ts';
import { addDays } from '@portal/domain/training/training-year.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { oneByOne } from '../../jobs/one-by-one.ts';
import { findOrganisationName, readersLanguages } from '../profile/public.ts';
import { openCourses } from './assignments.store.ts';
import { coursesOf } from './courses/shelf.ts';
import { type ShelfCourse, yearCourses, yearPlaces } from './courses/year-courses.ts';
import { makeTraineeLink } from './links/trainee-mails.ts';
import { emailRecalls } from './recall/recall-days.ts';
import { trainingDay } from './training-day.ts';
import {
  claimOpening,
  listOrganisationsInTraining,
  lockPeopleWithOpenCourses,
  markPeopleTold,
  markReminded,
  type OpenCourse,
} from './training-days.store.ts';
import type { TrainingServices } from './training-services.ts';
import { trickOfDay } from './tricks/tricks-of-quarter.ts';

/** Reminders go out from this hour of the brand's day on. */
const REMINDERS_FROM_HOUR = 9;
/** A course may be reminded of from so many days before its last one. */
const DAYS_BEFORE = 7;
const PEOPLE_AT_ONCE = 100;
const FIRMS_AT_ONCE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type DayServices = Pick<TrainingServices, 'database' | 'clock' | 'brands' | 'plans' | 'outbox' | 'config' | 'log'>;

/**
 * What each day of training brings, for every organisation whose plan has it: courses whose month has come are opened, and from nine in
 * the brand's time zone people are told of what is new or due, in one mail a day each. May run at any time, in several processes, and again after a crash.
 */
export async function workOnTrainingDays(services: DayServices): Promise<void> {
  const { database, log } = services;
  await oneByOne(log, {
    name: 'training day',
    list: (after) => database.onceAsSystem((tx) => listOrganisationsInTraining(tx, { after, limit: FIRMS_AT_ONCE })),
    keyOf: ({ orgId }) => orgId,
    work: (organisation) => workOnDayOf(services, organisation),
  });
}

type InTraining = Awaited<ReturnType<typeof listOrganisationsInTraining>>[number];

async function workOnDayOf(
  services: DayServices,
  { orgId, brandId, openedOn, remindedOn, reminders, recall, recalledOn }: InTraining,
): Promise<void> {
  const now = services.clock.now();
  const brand = await services.brands.byId(brandId);
  const today = trainingDay(now, brand);
  if (openedOn === null || openedOn < today) await openCoursesOfDay(services, orgId, today, now);
  const isTime = hourOf(now, brand) >= REMINDERS_FROM_HOUR;
  if (reminders && isTime && (remindedOn === null || remindedOn < today)) await remind(services, orgId, brand, today);
  // After reminders: nobody gets two emails on one day.
  if (recall && isTime && (recalledOn === null || recalledOn < today))
    await emailRecalls(services, { orgId, brand, today }, (tx) => hasTraining(services.plans, tx));
}

const hourOf = (now: Date, { timeZone }: Brand) =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).hour;

function openCoursesOfDay({ database, plans }: DayServices, orgId: string, today: string, now: Date): Promise<void> {
  return database.inOrg(orgId, async (tx) => {
    if (!(await hasTraining(plans, tx)) || !(await claimOpening(tx, today))) return;
    await openCourses(tx, yearPlaces(), today, now);
  });
}

/** In short transactions, some people each: what was queued before a crash stays queued, and nobody gets two. */
async function remind(services: DayServices, orgId: string, brand: Brand, today: string): Promise<void> {
  let after: string | null = FIRST_ID;
  while (after !== null) {
    const from: string = after;
    after = await services.database.inOrg(orgId, async (tx) => {
      if (!(await hasTraining(services.plans, tx))) return null;
      return remindSome(tx, services, orgId, brand, today, from);
    });
  }
}

/** Reminds the next people; the last one of them, or null when there are no more. */
async function remindSome(
  tx: OrgTransaction,
  services: DayServices,
  orgId: string,
  brand: Brand,
  today: string,
  after: string,
): Promise<string | null> {
  const courseIds = yearCourses().map(({ id }) => id);
  const wanted = { today, lastDueOn: addDays(today, DAYS_BEFORE), courseIds };
  const open = await lockPeopleWithOpenCourses(tx, wanted, { after, limit: PEOPLE_AT_ONCE });
  if (open.length === 0) {
    await markReminded(tx, today);
    return null;
  }
  const organisationName = await findOrganisationName(tx);
  const languageOf = await readersLanguages(
    tx,
    brand,
    open.map(({ email }) => email),
  );
  const reminded: OpenCourse[] = [];
  const announced: OpenCourse[] = [];
  for (const [traineeId, courses] of Map.groupBy(open, (row) => row.trainee_id)) {
    const [first] = courses;
    if (first === undefined) continue;
    // All that is due stands in the mail that one of them asks for; what is new and not due yet waits for a day without one.
    const due = courses.filter(({ due_on: dueOn }) => dueOn <= wanted.lastDueOn);
    const isReminder = due.some((course) => isDue(course, brand, today));
    const told = isReminder ? due : courses.filter(({ is_new: isNew }) => isNew);
    if (told.length === 0) continue;
    const language = languageOf(first.email);
    const shelf = await coursesOf(tx, language);
    const mail = {
      kind: isReminder ? ('training-reminder' as const) : ('training-course-opened' as const),
      name: first.name,
      organisationName,
      courses: told.flatMap((course) => courseToTell(course, today, shelf)),
      trick: trickOfDay(today, language),
      trainingUrl: await makeTraineeLink(tx, services, brand, { orgId, traineeId, language }),
    };
    await services.outbox.put(tx, brand, first.email, mail, { language });
    (isReminder ? reminded : announced).push(...told);
  }
  if (reminded.length + announced.length > 0) await markPeopleTold(tx, { reminded, announced }, today);
  return open.at(-1)?.trainee_id ?? null;
}

function courseToTell(
  { course_id: courseId, due_on: dueOn }: OpenCourse,
  today: string,
  shelf: readonly ShelfCourse[],
) {
  const course = shelf.find(({ id }) => id === courseId);
  if (course === undefined) return [];
  const { name, summary, minutes } = course;
  return { name, summary, minutes, dueOn, isOverdue: dueOn < today };
}

const isDue = (
  { due_on: dueOn, assigned_at: assignedAt, reminded_on: remindedOn }: OpenCourse,
  brand: Brand,
  today: string,
) => isReminderDue({ dueOn, assignedOn: dayOf(assignedAt, brand.timeZone), remindedOn }, today);

async function hasTraining(plans: TrainingServices['plans'], tx: OrgTransaction): Promise<boolean> {
  return (await plans.current(tx)).modules.training === 'ACTIVE';
}
