import type { interviewView } from '@portal/contract/policies/policies.schemas.ts';
import { chosenValue, type FieldValues, type PolicyField } from '@portal/domain/policies/policy-field.ts';
import type { z } from 'zod';
import type { OrgTransaction } from '../../../database/database.ts';
import { readInterview } from '../library/interview.ts';
import { readPolicyLibrary } from '../library/policy-library.ts';
import { faultsBetween } from './answer-faults.ts';
import { differingAnswers } from './differing-answers.ts';
import { findKnown } from './firm-answers.ts';
import { findInterview } from './interview.store.ts';
import { findTyped } from './kept-interview.ts';

type InterviewView = z.input<typeof interviewView>;

/** The shared questions as their page shows them to somebody, with what this person typed and has not saved. */
export async function readInterviewView(tx: OrgTransaction, userId: string): Promise<InterviewView> {
  const { topics, asked, fields } = readInterview();
  const row = await findInterview(tx);
  const known = await findKnown(tx, row?.answers ?? {});
  const values = { ...known, ...row?.answers };
  return {
    version: row?.version ?? 0,
    topics: topics.map(({ id, name }) => ({
      id,
      name,
      fields: asked
        .filter(({ topic }) => topic === id)
        .map(({ field }) => ({ field: askedOf(field, values), policies: policiesAsking(field.id) })),
    })),
    faults: faultsBetween(everyField(), values).filter((fault) =>
      asked.some(({ field }) => fault.fields.includes(field.id)),
    ),
    differing: (await differingAnswers(tx, values)).map(({ field, policies }) => ({
      field: askedOf(field, values),
      policies: [...policies],
    })),
    kept: { ...(await findTyped(tx, userId)) },
    known: fields
      .filter((field) => 'from' in field && field.from === 'training')
      .map((field) => ({ label: field.label, words: wordsOf(field, values) })),
  };
}

/** What the interview and single policies ask; a rule may speak of both. */
const everyField = (): readonly PolicyField[] => [
  ...readInterview().fields,
  ...readPolicyLibrary().flatMap(({ fields }) => fields),
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
  readPolicyLibrary().filter(({ fields }) => fields.some((field) => field.id === id)).length;

function wordsOf(field: PolicyField, values: FieldValues): string {
  const value = chosenValue(field, values);
  if (field.type === 'number') return `${value} ${value === 1 ? field.unit.one : field.unit.many}`;
  return String(value);
}
