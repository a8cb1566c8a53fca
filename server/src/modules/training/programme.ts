import type {
  readProgramme as readCall,
  saveProgramme as saveCall,
} from '@portal/contract/training/programme.calls.ts';
import { UNKNOWN_PROGRAMS } from '@portal/domain/training/firm-programs.ts';
import { addDays, defaultYear } from '@portal/domain/training/training-year.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { auditCaller } from '../audit/public.ts';
import { moveCourses, openCourses } from './assignments.store.ts';
import { yearPlaces } from './courses/year-courses.ts';
import {
  findProgramme,
  insertProgramme,
  lockProgramme,
  type ProgrammeFields,
  programsOf,
  updateProgramme,
} from './programmes.store.ts';
import { trainingDay } from './training-day.ts';
import type { TrainingServices } from './training-services.ts';

/** How far from today a year may start. */
const FARTHEST_DAYS = 366;

const unchosen = (today: string): ProgrammeFields => ({
  ...defaultYear(today),
  reminders: true,
  welcomeText: '',
  recall: true,
  programs: UNKNOWN_PROGRAMS,
});

/** The firm's year as it stands; what would be chosen for it where nobody chose anything. */
export async function currentProgramme(
  tx: OrgTransaction,
  today: string,
): Promise<ProgrammeFields & { readonly revision: number; readonly continuesOn: string | null }> {
  const row = await findProgramme(tx);
  if (row === undefined) return { ...unchosen(today), revision: 0, continuesOn: null };
  return {
    startsOn: row.starts_on,
    paceMonths: row.pace_months,
    dueDays: row.due_days,
    reminders: row.reminders,
    welcomeText: row.welcome_text,
    recall: row.recall,
    programs: programsOf(row),
    revision: row.revision,
    continuesOn: row.continues_on,
  };
}

/** The year begins with the first person at the latest: from then on it does not move with today. */
export async function beginProgramme(tx: OrgTransaction, orgId: string, today: string, now: Date): Promise<void> {
  await insertProgramme(tx, orgId, unchosen(today), 0, now);
}

/** How the firm runs its year of training. */
export async function readProgramme(
  { database, clock }: TrainingServices,
  { session, brand }: CallerOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const today = trainingDay(clock.now(), brand);
  const { continuesOn, ...data } = await database.inOrg(session.orgId, (tx) => currentProgramme(tx, today));
  return { success: true, data };
}

/** Changes the year, and with it the days of what is not done and was not set by hand. */
export async function saveProgramme(
  { database, clock }: TrainingServices,
  caller: CallerOf<typeof saveCall>,
  { revision, ...programme }: InputOf<typeof saveCall>,
): Promise<AnswerOf<typeof saveCall>> {
  const now = clock.now();
  const today = trainingDay(now, caller.brand);
  const { orgId } = caller.session;
  await database.inOrg(orgId, async (tx) => {
    const before = await lockProgramme(tx);
    if ((before?.revision ?? 0) !== revision) throw new AppError('CHANGED_ELSEWHERE');
    const isMoved = before?.starts_on !== programme.startsOn;
    if (isMoved && !isNear(programme.startsOn, today))
      throw new AppError('PROGRAMME_DATE_INVALID', { field: 'startsOn' });
    if (before !== undefined) await updateProgramme(tx, programme, now);
    else if (!(await insertProgramme(tx, orgId, programme, 1, now))) throw new AppError('CHANGED_ELSEWHERE');
    await moveCourses(tx, yearPlaces(), today);
    await openCourses(tx, yearPlaces(), today, now);
    const { welcomeText, ...details } = programme;
    await auditCaller(tx, caller, now, { action: 'training.programme-changed', details });
  });
  return { success: true };
}

const isNear = (day: string, today: string) =>
  day >= addDays(today, -FARTHEST_DAYS) && day <= addDays(today, FARTHEST_DAYS);
