import type { interviewView } from '@portal/contract/policies/policies.schemas.ts';
import { chosenValue, type FieldValues, type PolicyField } from '@portal/domain/policies/policy-field.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { z } from 'zod';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { inReadersWords } from '../library/in-readers-words.ts';
import { readInterview } from '../library/interview.ts';
import { readPolicyLibrary } from '../library/policy-library.ts';
import { readPolicyLanguages } from '../library/words/policy-languages.ts';
import { faultsBetween } from './answer-faults.ts';
import { differingAnswers } from './differing-answers.ts';
import { findKnown } from './firm-answers.ts';
import { findInterview } from './interview.store.ts';
import { findTyped } from './kept-interview.ts';
import { policiesInOthers } from './policies-in-others.ts';
import { findPolicyLanguage } from './policy-language.ts';

type InterviewView = z.input<typeof interviewView>;

/** The shared questions as their page shows them to somebody, with what this person typed and has not saved. */
export async function readInterviewView(
  tx: OrgTransaction,
  { session, brand, language }: Pick<Caller<MemberSession>, 'session' | 'brand' | 'language'>,
): Promise<InterviewView> {
  const { topics, asked, fields } = readInterview(language);
  const ofPolicies = await findPolicyLanguage(tx, brand);
  const suggested = new Map(readInterview(ofPolicies).fields.map((field) => [field.id, field]));
  /** Asked in the reader's language; suggestions are words of the policies. */
  const inPolicies = (field: PolicyField) => inReadersWords(suggested.get(field.id) ?? field, field);
  const labels = new Map(fields.map((field) => [field.id, field]));
  const row = await findInterview(tx);
  const known = await findKnown(tx, row?.answers ?? {}, ofPolicies);
  const values = { ...known, ...row?.answers };
  return {
    version: row?.version ?? 0,
    language: {
      chosen: ofPolicies,
      offered: [...readPolicyLanguages()],
      others: [...(await policiesInOthers(tx, ofPolicies))],
    },
    topics: topics.map(({ id, name }) => ({
      id,
      name,
      fields: asked
        .filter(({ topic }) => topic === id)
        .map(({ field }) => ({ field: askedOf(inPolicies(field), values), policies: policiesAsking(field.id) })),
    })),
    faults: faultsBetween(everyField(ofPolicies), values, language).filter((fault) =>
      asked.some(({ field }) => fault.fields.includes(field.id)),
    ),
    differing: (await differingAnswers(tx, values, ofPolicies)).map(({ field, policies }) => ({
      field: askedOf(inReadersWords(field, labels.get(field.id)), values),
      policies: [...policies],
    })),
    kept: { ...(await findTyped(tx, session.userId)) },
    known: fields
      .filter((field) => 'from' in field && field.from === 'training')
      .map((field) => ({ label: field.label, words: wordsOf(inPolicies(field), values) })),
  };
}

/** What the interview and single policies ask; a rule may speak of both. */
const everyField = (language: Language): readonly PolicyField[] => [
  ...readInterview(language).fields,
  ...readPolicyLibrary(language).flatMap(({ fields }) => fields),
];

const askedOf = (field: PolicyField, values: FieldValues) => ({
  ...field,
  value: chosenValue(field, values),
  isAnswered: Object.hasOwn(values, field.id),
  offered: null,
  offeredFrom: null,
  visible: true,
});

const policiesAsking = (id: string) =>
  readPolicyLibrary('en').filter(({ fields }) => fields.some((field) => field.id === id)).length;

function wordsOf(field: PolicyField, values: FieldValues): string {
  const value = chosenValue(field, values);
  if (field.type === 'number') return `${value} ${value === 1 ? field.unit.one : field.unit.many}`;
  return String(value);
}
