import { randomUUID } from 'node:crypto';
import { recallWeek } from '@portal/domain/training/recall.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import type { InsertRow } from '../../../testing/insert-row.ts';
import { FIRST_COURSE } from '../../../testing/training.ts';
import { readCourseCatalogue } from '../courses/course-catalogue.ts';

/** A question that a filled organisation's person is asked this week. */
export const firstQuestion = (): string => readCourseCatalogue().get(FIRST_COURSE)?.quiz[0]?.id ?? '';

/** Letters of certificates' numbers that a marker's hexadecimal digits fit in. */
const codeOf = (marker: string) => (marker.slice(1).toUpperCase().match(/.{4}/g) ?? []).join('-');

/**
 * A row in every table of training: a year, somebody with a link who has completed a
 * course and begun another try of its quiz, and somebody who was removed.
 */
export async function fillTraining(insert: InsertRow, orgId: string, marker: string, now: Date) {
  const ids = {
    traineeId: randomUUID(),
    removedTraineeId: randomUUID(),
    tryId: randomUUID(),
    traineeToken: newToken(),
    certificateCode: codeOf(marker),
  };
  const today = now.toISOString().slice(0, 10);
  const { traineeId } = ids;
  const at = { org_id: orgId, trainee_id: traineeId, course_id: FIRST_COURSE };
  await insert('training_programmes', {
    org_id: orgId,
    starts_on: today,
    pace_months: 1,
    due_days: 30,
    reminders: true,
    welcome_text: marker,
    updated_at: now,
  });
  const person = {
    org_id: orgId,
    name: marker,
    department: marker,
    started_on: today,
    added_on: today,
    added_at: now,
    welcomed_at: now,
  };
  await insert('trainees', {
    ...person,
    trainee_id: traineeId,
    email: `trainee-${marker}@firm.example`,
    recall_since: now,
  });
  await insert('trainees', {
    ...person,
    trainee_id: ids.removedTraineeId,
    email: `removed-${marker}@firm.example`,
    status: 'removed',
    removed_at: now,
  });
  await insert('trainee_links', {
    token_hash: hashToken(ids.traineeToken),
    org_id: orgId,
    trainee_id: traineeId,
    made_at: now,
    expires_at: new Date(now.getTime() + 24 * 60 * 60_000),
  });
  await insert('course_assignments', {
    ...at,
    opens_on: today,
    due_on: today,
    assigned_at: now,
    lesson: 1,
    furthest: 99,
    started_at: now,
    completed_at: now,
    course_version: 1,
    right_answers: 8,
    out_of: 8,
    round: 2,
    exercises: [marker],
    exercise_times: JSON.stringify({ [marker]: now.toISOString() }),
  });
  await insert('course_rounds', {
    ...at,
    round: 1,
    opens_on: today,
    due_on: today,
    completed_at: now,
    course_version: 1,
    right_answers: 8,
    out_of: 8,
    is_waived: false,
    exercises: [marker],
    exercise_times: JSON.stringify({ [marker]: now.toISOString() }),
  });
  await insert('training_recalls', {
    ...at,
    question_id: firstQuestion(),
    box: 0,
    due_on: today,
    // Before this week, so that it can be answered.
    last_answered_at: new Date(now.getTime() - 8 * 24 * 60 * 60_000),
    was_right: false,
    right_answers: 0,
  });
  await insert('training_recall_weeks', {
    org_id: orgId,
    trainee_id: traineeId,
    week: recallWeek(today),
    course_ids: [FIRST_COURSE],
    question_ids: [firstQuestion()],
  });
  await insert('training_days_walked', {
    org_id: orgId,
    trainee_id: traineeId,
    year: 1,
    choices: [0],
    walks: 1,
    best_ending: 'good',
    best_wise: 4,
    latest_ending: 'mixed',
    latest_wise: 3,
    first_walked_at: now,
    latest_walked_at: now,
  });
  const question = { id: 'own', question: marker, right: ['Yes'], wrong: ['No', 'Perhaps'], explanation: marker };
  await insert('quiz_tries', {
    ...at,
    try_id: ids.tryId,
    course_version: 1,
    number: 1,
    questions: JSON.stringify([{ ...question, optionOrder: [0, 1, 2] }]),
    asked: [question.id],
    begun_at: now,
  });
  await insert('certificates', {
    ...at,
    certificate_id: randomUUID(),
    code: ids.certificateCode,
    trainee_name: marker,
    organisation_name: `Firm ${marker}`,
    course_name: marker,
    course_version: 1,
    issued_at: now,
  });
  return ids;
}
