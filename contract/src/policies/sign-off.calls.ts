import { z } from 'zod';
import { email } from '../accounts/accounts.schemas.ts';
import { call, done, id, line, linkToken, namedFile, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { languageChosen, readingLanguage } from '../reading-language.ts';
import { richText } from '../rich-text/rich-text.schemas.ts';
import { comparedRow, policyId, versionNumber } from './policies.schemas.ts';

const base = '/policy/signOff';
const signingOff = { access: 'member', module: 'compliance' } as const;
const MAX_AT_ONCE = 500;
const questionId = z.string().regex(/^\d{1,9}\.\d{1,2}$/);
const personName = line(120).min(1, faults.name.text);

/** How the policies that hold are signed off, and the people who could be asked. */
export const listSignOffs = call({
  ...signingOff,
  method: 'GET',
  path: `${base}/listSignOffs`,
  input: noInput,
  output: withData(
    z.object({
      policies: z.array(
        z.object({
          policyId,
          name: z.string(),
          version: versionNumber,
          asked: z.number(),
          acknowledged: z.number(),
          /** The day on which somebody was asked first, of those who have not confirmed; null where nobody is asked. */
          openSince: z.string().nullable(),
        }),
      ),
      /** People of the training and those who were asked before, by name. */
      people: z.array(z.object({ name: z.string(), email: z.string() })),
    }),
  ),
  errors: ['SIGN_OFF_NOT_IN_PLAN'],
});

/** Who has confirmed a version and who has not, a page at a time; the open ones first. */
export const readSignOff = call({
  ...signingOff,
  method: 'GET',
  path: `${base}/readSignOff/{policyId};{version}`,
  input: z.object({
    policyId,
    version: z.coerce.number().int().min(1).max(100_000),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  output: withData(
    z.object({
      total: z.number(),
      pageSize: z.number(),
      asked: z.number(),
      acknowledged: z.number(),
      people: z.array(
        z.object({
          personId: id,
          name: z.string(),
          email: z.string(),
          /** What was confirmed stays so, whatever came later. */
          state: z.enum(['open', 'acknowledged', 'withdrawn']),
          askedAt: z.string(),
          askedBy: z.string(),
          acknowledgedAt: z.string().nullable(),
          /** The version that was confirmed, where the part for everyone did not change since. */
          carriedFrom: versionNumber.nullable(),
          /** How many questions were answered right before confirming. */
          questions: z.number(),
          remindedOn: z.string().nullable(),
          reminders: z.number(),
        }),
      ),
    }),
  ),
  errors: ['SIGN_OFF_NOT_IN_PLAN'],
});

/** Asks people to read and confirm the version that holds, each by a mail with a personal link; who was asked already gets no second one. */
export const askSignOff = call({
  ...signingOff,
  method: 'POST',
  path: `${base}/askSignOff`,
  input: z.object({
    policyId,
    version: versionNumber,
    people: z
      .array(z.object({ name: personName, email }))
      .min(1, faults.someone.text)
      .max(MAX_AT_ONCE, faults.mostPeople.text),
  }),
  maxBodyKilobytes: 336,
  output: withData(z.object({ asked: z.number(), already: z.number() })),
  errors: ['SIGN_OFF_NOT_IN_PLAN', 'SIGN_OFF_NEEDS_ACTIVE'],
  closedToService: true,
  perMinute: 30,
});

/** Reminds those who have not confirmed yet, or one of them; once a day each. */
export const remindSignOff = call({
  ...signingOff,
  method: 'POST',
  path: `${base}/remindSignOff`,
  input: z.object({ policyId, version: versionNumber, personId: id.optional() }),
  output: withData(z.object({ reminded: z.number() })),
  errors: ['SIGN_OFF_NOT_IN_PLAN'],
  closedToService: true,
  perMinute: 30,
});

/** Asks somebody no longer; what was confirmed stays. */
export const withdrawSignOff = call({
  ...signingOff,
  method: 'POST',
  path: `${base}/withdrawSignOff`,
  input: z.object({ policyId, version: versionNumber, personId: id }),
  output: done,
  errors: ['SIGN_OFF_NOT_IN_PLAN'],
  closedToService: true,
});

/** Every record of a policy, for auditors. */
export const exportSignOffs = call({
  ...signingOff,
  method: 'GET',
  path: `${base}/exportSignOffs/{policyId}`,
  input: z.object({ policyId }),
  output: namedFile,
  errors: ['SIGN_OFF_NOT_IN_PLAN'],
  file: 'text/csv; charset=utf-8',
  isDownload: true,
  perMinute: 30,
});

/** Calls of people without an account: their personal link says who they are. A whole firm may sit behind one address. */
const personal = { access: 'public', method: 'POST', perMinute: 600 } as const;

/** What somebody is asked to confirm, and what they have confirmed. */
export const openSignOff = call({
  ...personal,
  path: `${base}/openSignOff`,
  input: z.object({ token: linkToken, ...languageChosen }),
  output: withData(
    z.object({
      /** The person's, from now on. */
      language: readingLanguage,
      name: z.string(),
      organisation: z.string(),
      policies: z.array(
        z.object({
          policyId,
          name: z.string(),
          /** Of its name and text; null where it is not known. */
          textLanguage: readingLanguage.nullable(),
          version: versionNumber,
          /** Of the part for everyone; of the whole text where there is none. */
          readingMinutes: z.number(),
          askedAt: z.string(),
          acknowledgedAt: z.string().nullable(),
          carriedFrom: versionNumber.nullable(),
        }),
      ),
    }),
  ),
  errors: ['SIGN_OFF_LINK_INVALID'],
});

/**
 * One policy as it was approved: the part for everyone, what changed in it, two questions about it and what is to be confirmed; it can be
 * read again afterwards.
 */
export const readSignOffText = call({
  ...personal,
  path: `${base}/readSignOffText`,
  input: z.object({ token: linkToken, policyId, version: versionNumber }),
  output: withData(
    z.object({
      name: z.string(),
      version: versionNumber,
      approver: z.string(),
      approvedAt: z.string(),
      /** Of the text and the questions, where it is known: a firm's own text may be in any language. */
      textLanguage: readingLanguage.nullable(),
      /** The part for everyone; null where the text has none. */
      summary: richText.nullable(),
      /** Everything else of the text; the whole where there is no part for everyone. */
      rest: richText,
      /** Of the part for everyone; of the whole text where there is none. */
      readingMinutes: z.number(),
      /** About the part for everyone, with options in an order of this person's own. Empty for a firm's own text, and after confirming. */
      questions: z.array(z.object({ id: questionId, ask: z.string(), options: z.array(z.string()) })),
      /** The part for everyone beside that of the version that this person confirmed last; null where there is none, or nothing changed. */
      changed: z.object({ version: versionNumber, confirmedAt: z.string(), rows: z.array(comparedRow) }).nullable(),
      statement: z.string(),
      /** SHA-256 of the text, in hexadecimal. */
      contentHash: z.string(),
      acknowledgedAt: z.string().nullable(),
      carriedFrom: versionNumber.nullable(),
    }),
  ),
  errors: ['SIGN_OFF_LINK_INVALID'],
});

/**
 * Confirms that the text was read and understood, once its questions are answered right; until then nothing is recorded. Doing it again
 * changes nothing.
 */
export const acknowledgePolicy = call({
  ...personal,
  path: `${base}/acknowledgePolicy`,
  input: z.object({
    token: linkToken,
    policyId,
    version: versionNumber,
    contentHash: z.string().regex(/^[0-9a-f]{64}$/),
    answers: z
      .array(z.object({ question: questionId, option: z.int().min(0).max(9) }))
      .max(10)
      .default([]),
  }),
  output: withData(
    z.object({
      /** Null where an answer was wrong. */
      acknowledgedAt: z.string().nullable(),
      wrong: z.array(z.object({ question: questionId, why: z.string() })),
    }),
  ),
  errors: ['SIGN_OFF_LINK_INVALID', 'SIGN_OFF_TEXT_CHANGED', 'SIGN_OFF_WITHDRAWN', 'SIGN_OFF_QUESTIONS_OPEN'],
});
