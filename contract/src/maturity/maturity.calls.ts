import { z } from 'zod';
import { call, namedFile, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { answerNote, assessmentView, maturityReportView, ninetyDayPlan } from './maturity.schemas.ts';
import { assessmentNotices, assessmentSet, elementPath, level } from './maturity-set.schemas.ts';

const maturity = { access: 'member', module: 'cybermaturity' } as const;

/** The questions with all their texts: the same for everybody (spec part 2, section 7). */
export const assessmentConfig = call({
  ...maturity,
  method: 'GET',
  path: '/zimm/assessmentConfig',
  input: noInput,
  output: withData(assessmentSet),
  errors: [],
  sameForAll: true,
});

/** The texts of the release notes and the road block (spec part 2, section 6), without the questions, which are forty times as long. */
export const readNotices = call({
  ...maturity,
  method: 'GET',
  path: '/zimm/readNotices',
  input: noInput,
  output: withData(assessmentNotices),
  errors: [],
  sameForAll: true,
});

/** The firm's answers and what they amount to (spec part 2, section 7). */
export const assessment = call({
  ...maturity,
  method: 'GET',
  path: '/zimm/assessment',
  input: noInput,
  output: withData(assessmentView),
  errors: [],
});

/** Answers one question (spec part 2, section 7). What somebody else answered meanwhile is never overwritten. */
export const saveAssessment = call({
  ...maturity,
  method: 'POST',
  path: '/zimm/saveAssessment',
  input: z.object({
    data: z
      .object({
        elementPath,
        /** Of the question that was read. */
        questionVersion: z.int().min(1).max(100_000),
        level,
        dontKnow: z.boolean().default(false),
        /** What is asked about does not exist here; the note says why. */
        doesNotApply: z.boolean().default(false),
        /** What is not given stays. */
        note: answerNote.optional(),
        /** Of the answer that was seen; 0 where there was none. */
        version: z.int().min(0).max(1_000_000),
      })
      .refine(({ doesNotApply, note = '' }) => !doesNotApply || note !== '', {
        path: ['note'],
        message: faults.whyNotApplicable.text,
      }),
  }),
  output: withData(assessmentView),
  errors: ['ANSWER_CHANGED', 'QUESTION_CHANGED', 'QUESTION_APPLIES'],
  perMinute: 240,
});

/** Takes one answer back, or all of them (spec part 2, section 7). What is not there is no failure. */
export const removeAssessment = call({
  ...maturity,
  method: 'POST',
  path: '/zimm/removeAssessment',
  input: z.object({ data: z.union([z.object({ elementPath }), z.object({ all: z.literal(true) })]) }),
  output: withData(assessmentView),
  errors: [],
});

/** Everything that the report shows. */
export const maturityReport = call({
  ...maturity,
  method: 'GET',
  path: '/zimm/report',
  input: noInput,
  output: withData(maturityReportView),
  errors: [],
});

/** Marks one thing of the 90-day plan as done, or as open again. */
export const planStep = call({
  ...maturity,
  method: 'POST',
  path: '/zimm/planStep',
  input: z.object({
    elementPath,
    from: z.int().min(0).max(4),
    step: z.int().min(0).max(20),
    done: z.boolean(),
  }),
  output: withData(ninetyDayPlan.nullable()),
  errors: ['PLAN_CHANGED'],
});

/** Says how many hours the firm has in 90 days, and answers the plan that fits into them. */
export const planHours = call({
  ...maturity,
  method: 'POST',
  path: '/zimm/planHours',
  input: z.object({ hours: z.int().min(4).max(400) }),
  output: withData(ninetyDayPlan.nullable()),
  errors: [],
});

/** The report as a PDF, `CyberMaturityReport_{yyyy-MM-dd}.pdf`. */
export const maturityPdf = call({
  ...maturity,
  method: 'GET',
  path: '/zimm/reportPdf',
  input: noInput,
  output: namedFile,
  errors: ['NOTHING_ANSWERED'],
  file: 'application/pdf',
  isDownload: true,
  perMinute: 30,
});
