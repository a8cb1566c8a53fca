import { VERDICTS } from '@portal/domain/maturity/verdict.ts';
import { z } from 'zod';
import { id, lines } from '../call.ts';
import { elementCategory, elementPath, findOutTask, level, levelStep } from './maturity-set.schemas.ts';

export const ASSESSMENT_STATUSES = ['completed', 'notCompleted'] as const;
/** How a colleague's question stands; nobody sees one any more that was taken or revoked. */
export const ASK_STATES = ['open', 'answered', 'expired'] as const;
export const answerNote = lines(1000);

export const levelInfo = z.object({ levelName: z.string(), description: z.string() });

/** What somebody answered to a question. */
export const givenAnswer = z.object({
  level,
  /** Counts as level 0, and adds a task to find out. */
  dontKnow: z.boolean(),
  /** Counts for nothing; the note says why, and the level is 0. */
  doesNotApply: z.boolean(),
  note: z.string(),
  answeredBy: z.string(),
  answeredAt: z.string(),
  /** Goes up by one each time the answer is changed: what `saveAssessment` wants back. */
  version: z.number(),
  questionVersion: z.number(),
  /** The question has changed since it was answered. */
  isOutdated: z.boolean(),
});

/** A question that a colleague was asked, with what they answered. */
export const colleagueAsk = z.object({
  askId: id,
  elementPath,
  name: z.string(),
  email: z.string(),
  state: z.enum(ASK_STATES),
  askedBy: z.string(),
  askedAt: z.string(),
  expiresAt: z.string(),
  /** A proposal, until an admin takes it. */
  answer: z.object({ level, dontKnow: z.boolean(), note: z.string(), answeredAt: z.string() }).nullable(),
});

/** Where the firm stands (spec part 2, sections 3 and 4). */
export const assessmentView = z.object({
  assessmentStatus: z.enum(ASSESSMENT_STATUSES),
  /** The lowest level of the elements answered so far; 0 before the first. */
  overallLevel: level,
  levelInfo,
  /** Of the answered elements, to one decimal. */
  average: z.number(),
  /** How many answered elements have the levels 0 to 5. */
  countPerLevel: z.array(z.number()).length(6),
  percentDone: z.number(),
  answered: z.number(),
  elements: z.number(),
  /** The first question without an answer; null when all have one. */
  nextQuestion: z.object({ elementPath }).nullable(),
  /** The Security Area that this very call completed. */
  completedCategory: elementCategory.nullable(),
  lastUpdated: z.string().nullable(),
  /** Answers by element; those of questions that the set no longer has are left out. */
  response: z.object({ questions: z.record(z.string(), givenAnswer) }),
  areas: z.array(
    z.object({
      elementCategory,
      answered: z.number(),
      elements: z.number(),
      average: z.number(),
      /** Null before the first answer. */
      lowest: level.nullable(),
    }),
  ),
  asks: z.array(colleagueAsk),
});

/** One element in the report: first those with the lowest levels, last those without an answer. */
export const reportedElement = z.object({
  elementPath,
  code: z.string(),
  elementCategory,
  name: z.string(),
  /** Null where there is no answer. */
  level: level.nullable(),
  levelName: z.string().nullable(),
  /** Title of the chosen description. */
  answer: z.string().nullable(),
  dontKnow: z.boolean(),
  /** Left out of the levels, the plan and the sheet; the note says why. */
  doesNotApply: z.boolean(),
  note: z.string(),
  isOutdated: z.boolean(),
  /** The answer held against what the portal knows; null where there is no answer. `href` leads to more of what is seen. */
  evidence: z.object({ verdict: z.enum(VERDICTS), text: z.string(), href: z.string().nullable() }).nullable(),
  /** What takes it one level up; null at the top, without an answer, and where finding out comes first. */
  next: levelStep.nullable(),
  /** Where what it takes is set in well-known systems. */
  screens: z.array(z.object({ system: z.string(), where: z.string() })),
  /** Where the answer was "I don't know". */
  findOut: findOutTask.nullable(),
});

/** One thing of the 90-day plan. */
export const planItem = z.object({
  elementPath,
  name: z.string(),
  /** The level it begins at. */
  from: z.number(),
  /** From 1 within its level; 0 is finding out at level 0, and closing an open door above it. */
  step: z.number(),
  text: z.string(),
  hours: z.number(),
  who: z.string(),
  /** What is seen or told that puts it here, with the page that shows more; null where it follows from the answers. */
  because: z.object({ text: z.string(), href: z.string().nullable() }).nullable(),
  doneAt: z.string().nullable(),
  doneBy: z.string().nullable(),
});

/** What to do in 90 days, in three parts of a month each. */
export const ninetyDayPlan = z.object({
  /** Day from which the 90 days are counted: that of the latest answer. */
  startsOn: z.string(),
  /** What the firm has in 90 days, and what is planned of it. */
  hours: z.number(),
  plannedHours: z.number(),
  done: z.number(),
  total: z.number(),
  phases: z.array(z.object({ fromDay: z.number(), toDay: z.number(), dueOn: z.string(), items: z.array(planItem) })),
});

/** Everything that the report shows. */
export const maturityReportView = z.object({
  company: z.string(),
  assessment: assessmentView,
  elements: z.array(reportedElement),
  /** Oldest first, at most one a day; the newest is how it stands now. */
  history: z.array(
    z.object({ at: z.string(), overall: level, average: z.number(), answered: z.number(), elements: z.number() }),
  ),
  /** Null before the first answer, and when every element is at the top. */
  plan: ninetyDayPlan.nullable(),
});
