import type { trainingEvidence } from '@portal/contract/training/training-reports.calls.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { printedLogo } from '../../../documents/printed-model.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { findOrganisationName } from '../../profile/public.ts';
import { yearCourses } from '../courses/year-courses.ts';
import { countCourses, countTeam, listTeamRows, type TeamView } from '../people/team.store.ts';
import { currentProgramme } from '../programme.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { about } from './evidence.texts.ts';
import { type EvidencePerson, evidenceModel } from './evidence-model.ts';
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
  const { brand, language } = caller;
  const say = sayFor(brand, language);
  const today = trainingDay(now, brand);
  const { orgId } = caller.session;
  const courses = yearCourses(language);
  const view = { orgId, today, courseIds: courses.map(({ id }) => id) };
  const read = await database.inOrg(orgId, async (tx) => {
    await auditCaller(tx, caller, now, { action: 'training.evidence-exported' });
    return {
      organisationName: await findOrganisationName(tx),
      programme: await currentProgramme(tx, today),
      team: await countTeam(tx, view),
      counts: new Map((await countCourses(tx, orgId, today)).map((row) => [row.course_id, row])),
      people: await readPeople(tx, view),
    };
  });
  const model = evidenceModel({ brand, logo: printedLogo(await brands.logoOf(brand)), say, now, courses, ...read });
  return {
    fileName: `${say(about.fileName, { date: today })}.pdf`,
    bytes: await documents.typeset('training-evidence', model),
  };
}

async function readPeople(tx: OrgTransaction, view: TeamView): Promise<readonly EvidencePerson[]> {
  const rows = await listTeamRows(tx, view, { state: 'all', search: '', sort: 'name', offset: 0, limit: MAX_PEOPLE });
  const cellsOf = await readCells(
    tx,
    rows.map(({ trainee_id }) => trainee_id),
    view,
  );
  return rows.map((row) => ({
    name: row.name,
    department: row.department,
    startedOn: row.started_on,
    assigned: row.assigned,
    completed: row.completed,
    overdue: row.overdue,
    states: cellsOf(row.trainee_id).map(({ state }) => state),
  }));
}
