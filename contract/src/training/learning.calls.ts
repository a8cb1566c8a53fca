import { z } from 'zod';
import { email } from '../accounts/accounts.schemas.ts';
import { call, done, id, linkToken, namedFile, recordOf, withData } from '../call.ts';
import { languageChosen, readingLanguage } from '../reading-language.ts';
import { courseView, lessonView, quizResult, traineeQuestion } from './course-view.schemas.ts';
import { dayOfYear } from './day-view.schemas.ts';
import { certificateCode, courseId, courseStateSchema, trainingRole } from './trainee.schemas.ts';
import { trick } from './trick.schemas.ts';

/** A whole firm may sit behind one address. */
const OF_A_FIRM = 600;
/** Calls of people without an account: their personal link says who they are. */
const learning = { access: 'public', method: 'POST', perMinute: OF_A_FIRM } as const;
const ofCourse = { token: linkToken, courseId };

const progress = z.object({
  /** The lesson where they are, from 1; 0 before the first. */
  lesson: z.number(),
  /** The last lesson that they have seen, from 1; 0 before the first. */
  furthest: z.number(),
  /** Ids of the exercises that were done. */
  exercises: z.array(z.string()).readonly(),
});

/** A course of a person's year. */
const pathCourse = z.object({
  courseId,
  /** Of the course's own texts: English where it is not translated. */
  textLanguage: readingLanguage,
  name: z.string(),
  /** Place in the two years of the programme, from 1 to 24. */
  month: z.number(),
  /** Of a course that only people with the role take. */
  role: trainingRole.nullable(),
  minutes: z.number(),
  summary: z.string(),
  state: courseStateSchema,
  opensOn: z.string(),
  /** Null where it is waived. */
  dueOn: z.string().nullable(),
  completedAt: z.string().nullable(),
  /** The last lesson that they have seen, of how many. */
  furthest: z.number(),
  lessons: z.number(),
  certificate: certificateCode.nullable(),
});

/** A person's year: where they are, what comes, what they have earned. */
export const openTraining = call({
  ...learning,
  path: '/training/openTraining',
  input: z.object({ token: linkToken, ...languageChosen }),
  output: withData(
    z.object({
      /** The person's, from now on. */
      language: readingLanguage,
      name: z.string(),
      organisation: z.string(),
      /** The year of their training that they are in, from 1. */
      year: z.number(),
      completed: z.number(),
      /** Courses that count: those of the year and what is still open of others, without what is waived. */
      total: z.number(),
      path: z.array(pathCourse),
      /** What is new this quarter; English where it is not translated. */
      tricks: z.object({ textLanguage: readingLanguage, list: z.array(trick).readonly() }),
      /** Two questions a week: whether the firm offers them, the person wants them, and how many of this week are not answered. */
      recall: z.object({ isOffered: z.boolean(), wants: z.boolean(), waiting: z.number() }),
      /** The days at work that they may walk, the latest year's first. */
      days: z.array(dayOfYear),
      /** The years before, the latest first. */
      earlier: z.array(
        z.object({ year: z.number(), completed: z.number(), total: z.number(), path: z.array(pathCourse) }),
      ),
    }),
  ),
  errors: ['TRAINING_LINK_INVALID'],
});

/** A course with all its lessons, and where the person is in it. */
export const openCourse = call({
  ...learning,
  path: '/training/openCourse',
  input: z.object(ofCourse),
  output: withData(
    courseView.extend({
      /** Of the course's own texts: English where it is not translated. */
      textLanguage: readingLanguage,
      state: courseStateSchema,
      dueOn: z.string().nullable(),
      lessons: z.array(lessonView),
      progress,
      quiz: z.object({
        /** Whether all lessons have been seen. */
        isOpen: z.boolean(),
        isPassed: z.boolean(),
        /** A try was begun and not ended: `beginQuiz` goes on with it. */
        isBegun: z.boolean(),
        tries: z.number(),
        questions: z.number(),
        needed: z.number(),
      }),
      certificate: certificateCode.nullable(),
    }),
  ),
  errors: ['TRAINING_LINK_INVALID', 'COURSE_NOT_OPEN'],
});

/** Keeps where a person is, at every step. */
export const saveProgress = call({
  ...learning,
  path: '/training/saveProgress',
  input: z.object({ ...ofCourse, lesson: z.int().min(1).max(100), exercise: z.string().max(100).optional() }),
  output: withData(progress),
  errors: ['TRAINING_LINK_INVALID', 'COURSE_NOT_OPEN'],
});

/** Begins a try of the quiz, or goes on with the one that was begun: the same questions in the same order. */
export const beginQuiz = call({
  ...learning,
  path: '/training/beginQuiz',
  input: z.object(ofCourse),
  output: withData(
    z.object({ tryId: id, number: z.number(), needed: z.number(), questions: z.array(traineeQuestion) }),
  ),
  errors: ['TRAINING_LINK_INVALID', 'COURSE_NOT_OPEN', 'QUIZ_NOT_OPEN'],
});

/** Ends a try; answering it again gives the same result. */
export const answerQuiz = call({
  ...learning,
  path: '/training/answerQuiz',
  input: z.object({
    token: linkToken,
    tryId: id,
    /** The chosen places, from 0, by the question's id. */
    answers: recordOf(z.string().max(100), z.array(z.int().min(0).max(9)).max(10), 50),
  }),
  output: withData(quizResult.extend({ courseId, certificate: certificateCode.nullable() })),
  errors: ['TRAINING_LINK_INVALID'],
});

/** The certificate of a completed course. */
export const trainingCertificate = call({
  ...learning,
  path: '/training/trainingCertificate',
  input: z.object(ofCourse),
  output: namedFile,
  errors: ['TRAINING_LINK_INVALID'],
  file: 'application/pdf',
  isDownload: true,
  perMinute: 60,
});

/** Mails a new link to somebody who lost theirs. The answer is the same whoever asks, and only trainees get a mail. */
export const renewTrainingLink = call({
  ...learning,
  path: '/training/renewTrainingLink',
  input: z.object({ email }),
  output: done,
  errors: [],
  perMinute: 10,
});

/** Whether a certificate is genuine, for whoever was shown it. */
export const verifyCertificate = call({
  access: 'public',
  method: 'GET',
  path: '/training/verifyCertificate/{code}',
  input: z.object({ code: certificateCode }),
  output: withData(
    z.object({
      code: certificateCode,
      name: z.string(),
      organisation: z.string(),
      course: z.string(),
      version: z.number(),
      /** Day in the brand's time zone. */
      issuedOn: z.string(),
    }),
  ),
  errors: [],
  perMinute: 30,
});
