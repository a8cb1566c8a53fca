import type { interviewView } from '@portal/contract/policies/policies.schemas.ts';
import { chosenValue, type FieldValues, type PolicyField } from '@portal/domain/policies/policy-field.ts';
import type { z } from 'zod';
import type { OrgTransaction } from '../../../database/database.ts';
import { REVIEW_FIELD, readInterview } from '../library/interview.ts';
import { readPolicyLibrary } from '../library/policy-library.ts';
import { listNewestVersions } from '../policies.store.ts';
import { faultsBetween } from './answer-faults.ts';
import { findKnown } from './firm-answers.ts';
import { findInterview } from './interview.store.ts';

type InterviewView = z.input<typeof interviewView>;
type Newest = Awaited<ReturnType<typeof listNewestVersions>>[number];

/** The shared questions as their page shows them. */
export async function readInterviewView(tx: OrgTransaction): Promise<InterviewView> {
  const { topics, asked, fields } = readInterview();
  const row = await findInterview(tx);
  const known = await findKnown(tx);
  const values = { ...known, ...row?.answers };
  const newest = await listNewestVersions(tx);
  const shown = asked.filter(({ field }) => field.id !== REVIEW_FIELD);
  return {
    version: row?.version ?? 0,
    topics: topics.map(({ id, name }) => ({
      id,
      name,
      fields: shown
        .filter(({ topic }) => topic === id)
        .map(({ field }) => ({ field: askedOf(field, values), policies: policiesAsking(field.id) })),
    })),
    faults: faultsBetween(everyField(), values),
    differing: newest.flatMap((version) =>
      differingOf(
        version,
        shown.map(({ field }) => field),
        values,
      ),
    ),
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

/** A policy whose newest version was answered in another way than the interview, with the questions. */
function differingOf(version: Newest, fields: readonly PolicyField[], values: FieldValues): InterviewView['differing'] {
  const labels = fields
    .filter((field) => version.fields.some(({ id }) => id === field.id))
    .filter((field) => {
      const own = version.fields.find(({ id }) => id === field.id) ?? field;
      const answered = Object.hasOwn(version.custom_values, field.id);
      // What a draft was not asked in another way follows the interview.
      if (version.status === 'Draft' && !answered) return false;
      return same(chosenValue(own, version.custom_values)) !== same(chosenValue(field, values));
    })
    .map(({ label }) => label);
  return labels.length === 0 ? [] : [{ id: version.policy_id, name: version.name, status: version.status, labels }];
}

const same = (value: unknown) => JSON.stringify(value);

function wordsOf(field: PolicyField, values: FieldValues): string {
  const value = chosenValue(field, values);
  if (field.type === 'number') return `${value} ${value === 1 ? field.unit.one : field.unit.many}`;
  return String(value);
}
