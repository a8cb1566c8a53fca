import type { Brand } from '@portal/domain/portal/brand.ts';
import { recallWeek } from '@portal/domain/training/recall.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { findOrganisationName, readersLanguages } from '../../profile/public.ts';
import { coursesOfPerson } from '../courses/shelf.ts';
import { makeTraineeLink } from '../links/trainee-mails.ts';
import type { TrainingServices } from '../training-services.ts';
import { lockPeopleToAsk, markAsked, markDayAsked } from './recall-days.store.ts';
import { questionOf, questionsOfWeek } from './recall-week.ts';
import { isRecallOffered } from './recalls.store.ts';

const PEOPLE_AT_ONCE = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type RecallServices = Pick<TrainingServices, 'database' | 'clock' | 'plans' | 'outbox' | 'config'>;
type Firm = { readonly orgId: string; readonly brand: Brand; readonly today: string };

/**
 * Emails the week's questions to the people who want them: on Tuesday, or on a later day to those who had another email about the
 * training. Once a person and week, in short transactions like reminders; `hasTraining` tells whether the firm's plan still has training.
 */
export async function emailRecalls(
  services: RecallServices,
  firm: Firm,
  hasTraining: (tx: OrgTransaction) => Promise<boolean>,
): Promise<void> {
  let after: string | null = FIRST_ID;
  while (after !== null) {
    const from: string = after;
    after = await services.database.inOrg(firm.orgId, async (tx) => {
      if (!(await hasTraining(tx)) || !(await isRecallOffered(tx))) return null;
      return emailSome(tx, services, firm, from);
    });
  }
}

/** Emails the next people; the last one of them, or null when there are no more. */
async function emailSome(
  tx: OrgTransaction,
  services: RecallServices,
  { orgId, brand, today }: Firm,
  after: string,
): Promise<string | null> {
  const { timeZone } = brand;
  const week = recallWeek(today);
  const people = await lockPeopleToAsk(tx, { today, week, timeZone }, { after, limit: PEOPLE_AT_ONCE });
  if (people.length === 0) {
    await markDayAsked(tx, today);
    return null;
  }
  const organisationName = await findOrganisationName(tx);
  const emails = people.map(({ email }) => email);
  const languageOf = await readersLanguages(tx, brand, emails);
  const asked: string[] = [];
  for (const { trainee_id: traineeId, email, name } of people) {
    const language = languageOf(email);
    const courses = await coursesOfPerson(tx, traineeId, language);
    const questions = (await questionsOfWeek(tx, { orgId, traineeId, today, timeZone }))
      .filter(({ isAnswered }) => !isAnswered)
      .flatMap(({ courseId, questionId }) => {
        const course = courses.find(({ id }) => id === courseId);
        const question = questionOf(course, questionId);
        return course === undefined || question === undefined
          ? []
          : [{ course: course.name, question: question.question }];
      });
    if (questions.length === 0) continue;
    const recallUrl = await makeTraineeLink(tx, services, brand, { orgId, traineeId, language, page: 'recall' });
    const mail = { kind: 'training-recall' as const, name, organisationName, questions, recallUrl };
    await services.outbox.put(tx, brand, email, mail, { language });
    asked.push(traineeId);
  }
  await markAsked(tx, asked, { today, week, at: services.clock.now() });
  return people.at(-1)?.trainee_id ?? null;
}
