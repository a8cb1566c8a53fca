import type {
  chooseInDay as chooseInDayCall,
  openDay as openDayCall,
  walkDayAgain as walkDayAgainCall,
} from '@portal/contract/training/day.calls.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { walkDay } from '@portal/domain/training/day-at-work.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { coursesOfPerson } from '../courses/shelf.ts';
import { type Learner, withTrainee } from '../learning/with-trainee.ts';
import { lockTrainee } from '../people/trainees.store.ts';
import { readPersonYears } from '../person-courses.ts';
import type { TrainingServices } from '../training-services.ts';
import { dayOf } from './day-catalogue.ts';
import { dayWalkView } from './day-view.ts';
import { isDayOpenIn } from './days-of-person.ts';
import { type DayWalkedRow, listDaysWalked, saveChoices } from './days-walked.store.ts';
import { endWalk } from './end-walk.ts';

type Day = NonNullable<ReturnType<typeof dayOf>>;
type Answer = AnswerOf<typeof openDayCall>;

/** The day at work of a year, where the person is in it. */
export async function openDay(
  services: TrainingServices,
  { language }: CallerOf<typeof openDayCall>,
  { token, year }: InputOf<typeof openDayCall>,
): Promise<Answer> {
  return withTrainee(services, token, async (tx, learner) => {
    const { day, row } = await requireDay(tx, learner, year, language);
    return answerOf(year, day, row);
  });
}

/** Takes a choice. One that is not the next of the walk changes nothing: neither a page that is sent twice nor one that went back. */
export async function chooseInDay(
  services: TrainingServices,
  { language }: CallerOf<typeof chooseInDayCall>,
  { token, year, step, choice }: InputOf<typeof chooseInDayCall>,
): Promise<AnswerOf<typeof chooseInDayCall>> {
  return withTrainee(services, token, async (tx, learner) => {
    await lockTrainee(tx, learner.trainee.trainee_id);
    const { day, row } = await requireDay(tx, learner, year, language);
    const before = walkDay(day, row?.choices ?? []);
    if (step !== before.taken.length + 1 || before.at.ending !== undefined) return answerOf(year, day, row);
    if (before.at.choices?.[choice] === undefined) throw new AppError('NOT_FOUND');
    const choices = [...before.taken.map(({ chosen }) => chosen), choice];
    const traineeId = learner.trainee.trainee_id;
    await saveChoices(tx, { orgId: learner.orgId, traineeId, year }, choices);
    await endWalk(tx, learner, { year, walk: walkDay(day, choices), row });
    return answerOf(year, day, await findRow(tx, traineeId, year));
  });
}

/** Begins a new walk where the one before has ended. */
export async function walkDayAgain(
  services: TrainingServices,
  { language }: CallerOf<typeof walkDayAgainCall>,
  { token, year }: InputOf<typeof walkDayAgainCall>,
): Promise<AnswerOf<typeof walkDayAgainCall>> {
  return withTrainee(services, token, async (tx, learner) => {
    const traineeId = learner.trainee.trainee_id;
    await lockTrainee(tx, traineeId);
    const { day, row } = await requireDay(tx, learner, year, language);
    if (row === null || walkDay(day, row.choices).at.ending === undefined) return answerOf(year, day, row);
    await saveChoices(tx, { orgId: learner.orgId, traineeId, year }, []);
    return answerOf(year, day, { ...row, choices: [] });
  });
}

const answerOf = (year: number, day: Day, row: DayWalkedRow | null): Answer => ({
  success: true,
  data: dayWalkView(year, day, row),
});

const findRow = async (tx: OrgTransaction, traineeId: string, year: number): Promise<DayWalkedRow | null> =>
  (await listDaysWalked(tx, traineeId)).find((row) => row.year === year) ?? null;

/** @throws AppError NOT_FOUND for a year without a day or in the future, DAY_NOT_OPEN before enough of its courses are completed */
async function requireDay(tx: OrgTransaction, { trainee, today }: Learner, year: number, language: Language) {
  const day = dayOf(year, language);
  const row = await findRow(tx, trainee.trainee_id, year);
  if (day !== null && row !== null) return { day, row };
  const years = await readPersonYears(tx, trainee, today, await coursesOfPerson(tx, trainee.trainee_id));
  if (day === null || year > years.year) throw new AppError('NOT_FOUND');
  if (!isDayOpenIn(years, year)) throw new AppError('DAY_NOT_OPEN');
  return { day, row };
}
