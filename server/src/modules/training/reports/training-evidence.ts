import type { trainingEvidence } from '@portal/contract/training/training-reports.calls.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { printedBrand, printedLogo } from '../../../documents/printed-model.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { brandDay } from '../../../system/brand-day.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { findOrganisationName } from '../../profile/public.ts';
import { yearCourses } from '../courses/year-courses.ts';
import { countCourses, countTeam, listTeamRows, type TeamView } from '../people/team.store.ts';
import { currentProgramme } from '../programme.ts';
import { paces } from '../training.texts.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { readCells } from './training-grid.ts';

/** So many people are listed; for more there is the CSV file. */
const MAX_PEOPLE = 500;

/** The state of the training on a day, for auditors: what is taught, how it is tested, and who has done what. */
export async function downloadTrainingEvidence(
  services: TrainingServices,
  caller: CallerOf<typeof trainingEvidence>,
): Promise<AnswerOf<typeof trainingEvidence>> {
  const { database, clock, documents, brands } = services;

  const now = clock.now();
  const { brand } = caller;
  const say = sayFor(brand, caller.language);
  const today = trainingDay(now, brand);
  const { orgId } = caller.session;
  const courses = yearCourses();
  const view = { orgId, today, courseIds: courses.map(({ id }) => id) };
  const read = await database.inOrg(orgId, async (tx) => {
    await auditCaller(tx, caller, now, { action: 'training.evidence-exported' });
    return {
      organisation: await findOrganisationName(tx),
      programme: await currentProgramme(tx, today),
      team: await countTeam(tx, view),
      counts: new Map((await countCourses(tx, orgId, today)).map((row) => [row.course_id, row])),
      people: await readPeople(tx, view, brand),
    };
  });
  const { programme, team } = read;
  const bytes = await documents.typeset('training-evidence', {
    brand: printedBrand(brand, printedLogo(await brands.logoOf(brand))),
    organisation: read.organisation,
    date: brandDate(now, brand),
    programme: {
      startsOn: brandDay(programme.startsOn, brand),
      pace: say(paces.inWords, { months: programme.paceMonths }),
      dueDays: programme.dueDays,
      reminders: programme.reminders,
    },
    team: {
      active: team.all,
      upToDate: team['up-to-date'],
      overdue: team.overdue,
      finished: team.finished,
      removed: team.removed,
    },
    courses: courses.map((course) => {
      const row = read.counts.get(course.id);
      return {
        month: course.month,
        name: course.name,
        version: course.version,
        minutes: course.minutes,
        goals: course.goals,
        sources: course.sources.map(({ name, address }) => ({ name, address })),
        assigned: row?.assigned ?? 0,
        completed: row?.completed ?? 0,
        overdue: row?.overdue ?? 0,
        score: row?.score ?? null,
      };
    }),
    people: read.people,
    unlisted: team.all - read.people.length,
  });
  return { fileName: `training-evidence-${today}.pdf`, bytes };
}

/** Everybody in training now, with the state of each course. */
async function readPeople(tx: OrgTransaction, view: TeamView, brand: CallerOf<typeof trainingEvidence>['brand']) {
  const rows = await listTeamRows(tx, view, { state: 'all', search: '', sort: 'name', offset: 0, limit: MAX_PEOPLE });
  const cellsOf = await readCells(
    tx,
    rows.map(({ trainee_id }) => trainee_id),
    view,
  );
  return rows.map((row) => ({
    name: row.name,
    department: row.department,
    startedOn: brandDay(row.started_on, brand),
    assigned: row.assigned,
    completed: row.completed,
    overdue: row.overdue,
    states: cellsOf(row.trainee_id).map(({ state }) => state),
  }));
}
