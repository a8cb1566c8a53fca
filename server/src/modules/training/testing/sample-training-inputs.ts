import { randomUUID } from 'node:crypto';
import type * as courses from '@portal/contract/training/courses.calls.ts';
import type * as days from '@portal/contract/training/day.calls.ts';
import type * as learning from '@portal/contract/training/learning.calls.ts';
import type * as ownCourses from '@portal/contract/training/own-courses.calls.ts';
import type * as programme from '@portal/contract/training/programme.calls.ts';
import type * as recall from '@portal/contract/training/recall.calls.ts';
import type * as recordStores from '@portal/contract/training/record-stores.calls.ts';
import type * as traineeImport from '@portal/contract/training/trainee-import.calls.ts';
import type * as trainees from '@portal/contract/training/trainees.calls.ts';
import type * as trainingReports from '@portal/contract/training/training-reports.calls.ts';
import type { FilledOrganisation } from '../../../testing/filled-ids.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';
import { FIRST_COURSE, SECOND_COURSE } from '../../../testing/training.ts';
import { firstQuestion } from './filled-training.ts';
import { sampleOwnCourseInputs } from './sample-own-course-inputs.ts';

/** A valid input for every call of training. */
export type TrainingSamples = {
  readonly trainees: SamplesOf<typeof trainees>;
  readonly courses: SamplesOf<typeof courses>;
  readonly learning: SamplesOf<typeof learning>;
  readonly traineeImport: SamplesOf<typeof traineeImport>;
  readonly programme: SamplesOf<typeof programme>;
  readonly recall: SamplesOf<typeof recall>;
  readonly ownCourses: SamplesOf<typeof ownCourses>;
  readonly recordStores: SamplesOf<typeof recordStores>;
  readonly days: SamplesOf<typeof days>;
  readonly trainingReports: SamplesOf<typeof trainingReports>;
};

/** Inputs that name the person in training of one organisation wherever a call takes an id. */
export function sampleTrainingInputs(org: FilledOrganisation, now: Date): TrainingSamples {
  const newAddress = () => `trainee-${randomUUID()}@firm.example`;
  const today = now.toISOString().slice(0, 10);
  const list = () => ({ fileName: 'people.csv', bytes: Buffer.from(`Email,Name\n${newAddress()},Ann Lee\n`) });
  const ofCourse = { token: org.traineeToken, courseId: FIRST_COURSE };
  return {
    trainees: {
      loadTrainingData: { updateWithSync: true },
      listTrainees: {},
      saveTrainees: { list: [{ email: newAddress(), name: 'Ann Lee' }] },
      readTrainee: { traineeId: org.traineeId },
      editTrainee: {
        trainees: {
          id: org.traineeId,
          revision: 0,
          email: newAddress(),
          name: 'Ann Lee',
          department: 'Sales',
          startedOn: today,
        },
      },
      editTraineesCourses: { trainees: [org.traineeId], courses: [SECOND_COURSE], action: 'assign' },
      deleteTrainee: { trainee: org.traineeId },
      restoreTrainee: { trainee: org.removedTraineeId },
      sendTraineeLink: { trainee: org.traineeId },
      revokeTraineeLink: { trainee: org.traineeId },
    },
    courses: {
      readCourse: { courseId: FIRST_COURSE },
      exportCourse: { courseId: FIRST_COURSE, format: 'scorm12', language: 'en' },
    },
    learning: {
      openTraining: { token: org.traineeToken },
      openCourse: ofCourse,
      saveProgress: { ...ofCourse, lesson: 1 },
      beginQuiz: ofCourse,
      answerQuiz: { token: org.traineeToken, tryId: org.tryId, answers: { own: [0] } },
      trainingCertificate: ofCourse,
      renewTrainingLink: { email: newAddress() },
      verifyCertificate: { code: org.certificateCode },
    },
    traineeImport: { checkTrainees: { file: list() }, saveTraineesBulk: { file: list() }, traineesTemplate: {} },
    programme: {
      readProgramme: {},
      saveProgramme: {
        startsOn: today,
        paceMonths: 1,
        dueDays: 14,
        reminders: true,
        welcomeText: 'Welcome!',
        recall: true,
        programs: { mail: 'google', computers: 'windows', phones: 'android' },
        revision: 0,
      },
    },
    recall: {
      recall: { token: org.traineeToken },
      recallAnswer: { token: org.traineeToken, courseId: FIRST_COURSE, questionId: firstQuestion(), answers: [0] },
      recallWish: { token: org.traineeToken, wants: true },
    },
    ownCourses: sampleOwnCourseInputs(org),
    recordStores: {
      listRecordStores: {},
      saveRecordStore: {
        brandId: 'default',
        revision: 0,
        address: 'https://records.example/xapi',
        key: 'key',
        secret: 'secret',
        isOn: false,
        withNames: false,
      },
      testRecordStore: { brandId: org.testedStoreBrand },
      removeRecordStore: { brandId: org.removedStoreBrand },
    },
    days: {
      openDay: { token: org.traineeToken, year: 1 },
      chooseInDay: { token: org.traineeToken, year: 1, step: 2, choice: 0 },
      walkDayAgain: { token: org.traineeToken, year: 1 },
    },
    trainingReports: {
      readTrainingReport: {},
      readTrainingGrid: {},
      trainingCsv: {},
      trainingTableCsv: { table: 'people' },
      certificateOf: { traineeId: org.traineeId, courseId: FIRST_COURSE },
      trainingEvidence: {},
    },
  };
}
