import { z } from 'zod';
import { email } from '../accounts/accounts.schemas.ts';
import { call, done, id, line, linkToken, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { languageChosen, readingLanguage } from '../reading-language.ts';
import { answerNote, assessmentView } from './maturity.schemas.ts';
import { answerChoice, elementPath, findOutTask, glossaryTerm, level } from './maturity-set.schemas.ts';

const asking = { access: 'member', module: 'cybermaturity', method: 'POST' } as const;

/** Mails a colleague a personal link to one question. Asking the same person again replaces the link. */
export const askColleague = call({
  ...asking,
  path: '/zimm/askColleague',
  input: z.object({
    elementPath,
    email,
    name: line(120).min(1, faults.name.text),
    /** A word of one's own in the mail. */
    message: line(500).default(''),
  }),
  output: withData(assessmentView),
  errors: ['QUESTION_CHANGED', 'TOO_MANY_ASKS'],
  closedToService: true,
  perMinute: 20,
});

/** Asks somebody no longer, or lays a colleague's answer aside. */
export const revokeAsk = call({
  ...asking,
  path: '/zimm/revokeAsk',
  input: z.object({ askId: id }),
  output: withData(assessmentView),
  errors: [],
});

/** Makes a colleague's answer the firm's. */
export const takeAnswer = call({
  ...asking,
  path: '/zimm/takeAnswer',
  input: z.object({
    askId: id,
    /** Of the firm's answer that was seen; 0 where there was none. */
    version: z.int().min(0).max(1_000_000),
  }),
  output: withData(assessmentView),
  errors: ['ANSWER_CHANGED', 'QUESTION_CHANGED'],
});

/** Calls of colleagues without an account: their personal link says who they are. */
const personal = { access: 'public', method: 'POST', perMinute: 120 } as const;

/** The one question that a colleague is asked, and what they have answered so far. */
export const openAsk = call({
  ...personal,
  path: '/zimm/openAsk',
  input: z.object({ token: linkToken, ...languageChosen }),
  output: withData(
    z.object({
      /** The colleague's, from now on. */
      language: readingLanguage,
      organisation: z.string(),
      /** Of the colleague. */
      name: z.string(),
      askedBy: z.string(),
      message: z.string(),
      expiresAt: z.string(),
      elementName: z.string(),
      /** As it is put to a colleague. */
      question: z.string(),
      help: z.string(),
      answers: z.array(answerChoice),
      findOut: findOutTask,
      glossary: z.array(glossaryTerm),
      questionVersion: z.number(),
      /** Can be changed until an admin takes it. */
      answer: z.object({ level, dontKnow: z.boolean(), note: z.string() }).nullable(),
    }),
  ),
  errors: ['ASK_LINK_INVALID'],
});

/** A colleague's answer; it counts when an admin takes it. */
export const answerAsk = call({
  ...personal,
  path: '/zimm/answerAsk',
  input: z.object({
    token: linkToken,
    questionVersion: z.int().min(1).max(100_000),
    level,
    dontKnow: z.boolean().default(false),
    note: answerNote.default(''),
  }),
  output: done,
  errors: ['ASK_LINK_INVALID', 'QUESTION_CHANGED'],
});
