import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { COURSES_PER_YEAR, yearBegins } from '@portal/domain/training/training-year.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { findOrganisationName, readersLanguages } from '../../profile/public.ts';
import { coursesOf } from '../courses/shelf.ts';
import type { ShelfCourse } from '../courses/year-courses.ts';
import { currentProgramme } from '../programme.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { insertLink } from './trainee-links.store.ts';
import { findToWelcome, markWelcomed } from './trainee-mails.store.ts';

const LINK_LIFE_MS = 90 * 24 * 60 * 60_000;

type MailServices = Pick<TrainingServices, 'outbox' | 'config' | 'clock'>;

/** A fresh personal link, for one mail; to the person's year, or to a page below it. */
export async function makeTraineeLink(
  tx: OrgTransaction,
  { config, clock }: Pick<TrainingServices, 'config' | 'clock'>,
  brand: Brand,
  { orgId, traineeId, language, page }: { orgId: string; traineeId: string; language: Language; page?: string },
): Promise<string> {
  const token = newToken();
  const madeAt = clock.now();
  const expiresAt = new Date(madeAt.getTime() + LINK_LIFE_MS);
  await insertLink(tx, { tokenHash: hashToken(token), orgId, traineeId, madeAt, expiresAt });
  return linkInLanguage(
    `${brandOrigin(brand, config.publicUrl)}/learn/${token}${page === undefined ? '' : `/${page}`}`,
    language,
  );
}

const isOfFirstYear = ({ month, role }: Pick<ShelfCourse, 'month' | 'role'>) =>
  role === undefined && month <= COURSES_PER_YEAR;

/** Mails those of the people their welcome who did not get it yet, so that it may be done again after a crash. */
export async function welcomeTrainees(
  tx: OrgTransaction,
  services: MailServices,
  brand: Brand,
  orgId: string,
  traineeIds: readonly string[],
): Promise<void> {
  const now = services.clock.now();
  const today = trainingDay(now, brand);
  const people = await findToWelcome(tx, traineeIds);
  const organisationName = await findOrganisationName(tx);
  const languageOf = await readersLanguages(
    tx,
    brand,
    people.map(({ email }) => email),
  );
  const programme = await currentProgramme(tx, today);
  const courses = (await coursesOf(tx)).filter(isOfFirstYear).length;
  for (const person of people) {
    const opensOn = yearBegins(programme, { startedOn: person.started_on, addedOn: person.added_on });
    const language = languageOf(person.email);
    const trainingUrl = await makeTraineeLink(tx, services, brand, { orgId, traineeId: person.trainee_id, language });
    const mail = {
      kind: 'training-welcome' as const,
      name: person.name,
      organisationName,
      welcomeText: programme.welcomeText,
      courses,
      opensOn: opensOn > today ? opensOn : null,
      trainingUrl,
    };
    await services.outbox.put(tx, brand, person.email, mail, { language });
  }
  await markWelcomed(
    tx,
    people.map(({ trainee_id }) => trainee_id),
    { at: now, today },
  );
}
