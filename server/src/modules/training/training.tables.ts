import type { Language } from '@portal/domain/texts/languages.ts';
import type { DayEnding } from '@portal/domain/training/day-at-work.ts';
import type { FirmPrograms } from '@portal/domain/training/firm-programs.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, OptionalJson, OptionalTimestamp, Timestamp } from '../../database/column-types.ts';
import type { PublishedTexts } from './courses/own-shelf.store.ts';
import type { ExercisesRow } from './exercises-done.ts';

/** A day such as "2026-11-22"; see `pools.ts`. */
type Day = string;
type OptionalDay = ColumnType<Day | null, Day | null | undefined, Day | null>;

type OptionalEnding = ColumnType<DayEnding | null, DayEnding | undefined, DayEnding>;

type TraineesTable = {
  trainee_id: string;
  org_id: string;
  email: string;
  name: string;
  department: string;
  started_on: Day;
  added_on: Day;
  status: Generated<'active' | 'removed'>;
  added_at: Timestamp;
  removed_at: OptionalTimestamp;
  last_seen_at: OptionalTimestamp;
  welcomed_at: OptionalTimestamp;
  reminded_on: OptionalDay;
  revision: Generated<number>;
  roles: Generated<string[]>;
  /** The day on which each role came. */
  role_days: Generated<Readonly<Record<string, Day>>>;
  /** Since when they want two questions a week; null for those who do not. */
  recall_since: OptionalTimestamp;
  /** Name, address and department come from the firm's directory, and so does whether they are here. */
  from_directory: Generated<boolean>;
};

type TrainingProgrammesTable = {
  org_id: string;
  starts_on: Day;
  pace_months: number;
  due_days: number;
  reminders: boolean;
  welcome_text: string;
  revision: number;
  updated_at: Timestamp;
  opened_on: OptionalDay;
  reminded_on: OptionalDay;
  continues_on: OptionalDay;
  recall: Generated<boolean>;
  recalled_on: OptionalDay;
  mail_program: Generated<FirmPrograms['mail']>;
  computers: Generated<FirmPrograms['computers']>;
  phones: Generated<FirmPrograms['phones']>;
};

type TraineeLinksTable = {
  token_hash: Buffer;
  org_id: string;
  trainee_id: string;
  made_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: OptionalTimestamp;
};

type CourseAssignmentsTable = {
  trainee_id: string;
  course_id: string;
  org_id: string;
  opens_on: Day;
  due_on: Day;
  is_due_by_hand: Generated<boolean>;
  is_waived: Generated<boolean>;
  assigned_at: Timestamp;
  lesson: Generated<number>;
  furthest: Generated<number>;
  exercises: Generated<string[]>;
  exercise_times: OptionalJson<ExercisesRow['exercise_times']>;
  started_at: OptionalTimestamp;
  completed_at: OptionalTimestamp;
  course_version: ColumnType<number | null, number | undefined, number | null>;
  right_answers: ColumnType<number | null, number | undefined, number | null>;
  out_of: ColumnType<number | null, number | undefined, number | null>;
  reminded_on: OptionalDay;
  announced_on: OptionalDay;
  round: Generated<number>;
  /** Which version of a provider's course somebody has begun with. */
  own_version_id: ColumnType<string | null, string | undefined, string | null>;
};

type CourseRoundsTable = {
  org_id: string;
  trainee_id: string;
  course_id: string;
  round: number;
  opens_on: Day;
  due_on: Day;
  completed_at: OptionalTimestamp;
  course_version: ColumnType<number | null, number | undefined, number | null>;
  right_answers: ColumnType<number | null, number | undefined, number | null>;
  out_of: ColumnType<number | null, number | undefined, number | null>;
  is_waived: boolean;
  exercises: Generated<string[]>;
  exercise_times: OptionalJson<ExercisesRow['exercise_times']>;
  own_version_id: ColumnType<string | null, string | undefined, string | null>;
};

type OwnCourseDraftsTable = {
  course_id: string;
  base_language: Language;
  brands: string[];
  revision: Generated<number>;
  made_at: Timestamp;
  changed_at: Timestamp;
  changed_by_name: string;
};

type OwnCourseTextsTable = {
  course_id: string;
  language: Language;
  course_text: string;
  quiz_text: string;
  pictures: Json<Readonly<Record<string, string>>>;
};

type OwnCourseVersionsTable = {
  version_id: string;
  course_id: string;
  version: number;
  base_language: Language;
  texts: Json<Readonly<Partial<Record<Language, PublishedTexts>>>>;
  published_at: Timestamp;
  published_by_name: string;
};

type OwnCoursesTable = {
  course_id: string;
  version_id: string;
  month: number;
  role: string | null;
  brands: string[];
  is_open: boolean;
  base_language: Language;
  names: Json<Readonly<Partial<Record<Language, string>>>>;
};

type TrainingRecallsTable = {
  org_id: string;
  trainee_id: string;
  course_id: string;
  question_id: string;
  box: number;
  due_on: Day;
  last_answered_at: Timestamp;
  was_right: boolean;
  answers: Generated<number>;
  right_answers: number;
};

type TrainingRecallWeeksTable = {
  org_id: string;
  trainee_id: string;
  week: Day;
  course_ids: string[];
  question_ids: string[];
  mailed_at: OptionalTimestamp;
};

type TrainingDaysWalkedTable = {
  org_id: string;
  trainee_id: string;
  /** Of the person's training, from 1. */
  year: number;
  choices: number[];
  walks: Generated<number>;
  best_ending: OptionalEnding;
  best_wise: ColumnType<number | null, number | undefined, number>;
  latest_ending: OptionalEnding;
  latest_wise: ColumnType<number | null, number | undefined, number>;
  first_walked_at: OptionalTimestamp;
  latest_walked_at: OptionalTimestamp;
};

type QuizTriesTable = {
  try_id: string;
  org_id: string;
  trainee_id: string;
  course_id: string;
  course_version: number;
  number: number;
  questions: Json;
  asked: string[];
  answers: ColumnType<unknown, string | undefined, string>;
  wrong: ColumnType<string[] | null, string[] | undefined, string[]>;
  right_answers: ColumnType<number | null, number | undefined, number>;
  is_passed: Generated<boolean>;
  begun_at: Timestamp;
  ended_at: OptionalTimestamp;
};

type RecordStoresTable = {
  brand_id: string;
  address: string;
  sealed_key: string;
  is_on: Generated<boolean>;
  on_since: OptionalTimestamp;
  with_names: Generated<boolean>;
  revision: Generated<number>;
  changed_at: Timestamp;
  changed_by_name: string;
  sent: ColumnType<string, number | undefined, number>;
  last_sent_at: OptionalTimestamp;
  failed_at: OptionalTimestamp;
  failure: ColumnType<string | null, string | null | undefined, string | null>;
};

type CertificatesTable = {
  certificate_id: string;
  code: string;
  org_id: string;
  trainee_id: string;
  trainee_name: string;
  organisation_name: string;
  course_id: string;
  course_name: string;
  course_version: number;
  issued_at: Timestamp;
  record_queued_at: OptionalTimestamp;
};

declare module '../../database/tables.ts' {
  interface Tables {
    trainees: TraineesTable;
    training_programmes: TrainingProgrammesTable;
    trainee_links: TraineeLinksTable;
    course_assignments: CourseAssignmentsTable;
    course_rounds: CourseRoundsTable;
    own_course_drafts: OwnCourseDraftsTable;
    own_course_texts: OwnCourseTextsTable;
    own_course_versions: OwnCourseVersionsTable;
    own_courses: OwnCoursesTable;
    training_recalls: TrainingRecallsTable;
    training_recall_weeks: TrainingRecallWeeksTable;
    training_days_walked: TrainingDaysWalkedTable;
    quiz_tries: QuizTriesTable;
    certificates: CertificatesTable;
    record_stores: RecordStoresTable;
  }
}
