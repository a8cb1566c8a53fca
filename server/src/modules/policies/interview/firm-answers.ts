import {
  applicantMonthsOf,
  bookYearsOf,
  fileYearsOf,
  paymentLimitOf,
  placeValues,
} from '@portal/domain/countries/place-values.ts';
import type { FieldValues } from '@portal/domain/policies/policy-field.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { QUESTIONS_PER_TRY } from '@portal/domain/training/draw-quiz.ts';
import { rightAnswersNeeded } from '@portal/domain/training/score-quiz.ts';
import { defaultYear } from '@portal/domain/training/training-year.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { findChosenPlaces, findFirmDetails } from '../../profile/public.ts';
import { countFirstYear, findCourseDays } from '../../training/public.ts';
import { written } from '../library/document.texts.ts';
import { documentSay } from '../library/document-say.ts';
import { findInterview } from './interview.store.ts';

/**
 * All that the portal knows of what policies ask, by field: the company profile, the countries where the firm works, its training
 * program, and the interview, which comes before the others. A profession bound to secrecy keeps its clients' files as its law says.
 * @param language of what the portal itself says
 */
export async function findFirmAnswers(tx: OrgTransaction, language: Language): Promise<FieldValues> {
  const { answers } = (await findInterview(tx)) ?? { answers: {} };
  return { ...(await findKnown(tx, answers, language)), ...answers };
}

/** The same without what the firm answered in the interview, though what a law says may depend on it. */
export async function findKnown(tx: OrgTransaction, answers: FieldValues, language: Language): Promise<FieldValues> {
  const { companyName } = await findFirmDetails(tx);
  const places = await findChosenPlaces(tx, language);
  const say = documentSay(language);
  const fileYears = answers.professionalSecrecy === true ? fileYearsOf(places) : null;
  return {
    ...(companyName.trim() === '' ? {} : { companyName: companyName.trim() }),
    ...(places.length === 0
      ? {}
      : {
          ...saidByPlaces(placeValues(places, say)),
          secondPersonFrom: paymentLimitOf(places),
          taxYears: bookYearsOf(places),
          applicantMonths: applicantMonthsOf(places),
        }),
    ...(fileYears === null ? {} : { contractYears: fileYears }),
    coursesPerYear: countFirstYear(),
    courseDays: (await findCourseDays(tx)) ?? defaultYear('').dueDays,
    passMark: say(written.passMark, { right: rightAnswersNeeded(QUESTIONS_PER_TRY), asked: QUESTIONS_PER_TRY }),
  };
}

/** What no country says stays with the general words. */
const saidByPlaces = (values: Record<string, readonly string[]>): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([, lines]) => lines.length > 0));
