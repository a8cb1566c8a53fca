import { FACT_BASES, FACT_VALUES, STATABLE_VALUES } from '@portal/domain/facts/fact.ts';
import { PROVABLE_KEYS, READINESS_STATES, SHEET_KEYS, STATABLE_KEYS } from '@portal/domain/insurance/readiness.ts';
import { z } from 'zod';
import { call, done, id, lines, namedFile, noInput, uploadedFile, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';

const insurance = { access: 'member', module: 'insurance' } as const;

/** One line of the sheet. */
const readinessQuestion = z.object({
  key: z.enum(SHEET_KEYS),
  question: z.string(),
  why: z.string(),
  /** What would count as proof; null where there is nothing to prove. */
  proof: z.string().nullable(),
  state: z.enum(READINESS_STATES),
  basis: z.enum(FACT_BASES),
  text: z.string(),
  /** When it was stated or told, in ISO 8601; null otherwise. */
  at: z.string().nullable(),
  /** Who stated it on the sheet. */
  by: z.string().nullable(),
  /** What was stated and is not so by what is seen or told. */
  contradicted: z.object({ value: z.enum(FACT_VALUES), at: z.string() }).nullable(),
  /** Stated so long ago that it is to be confirmed. */
  isStale: z.boolean(),
  /** Page where more would become known; null where there isn't one in the plan. */
  href: z.string().nullable(),
  /** Page that shows more of what is seen or told. */
  seenHref: z.string().nullable(),
  /** A file that proves it, and who added it when; null where there isn't one. */
  proofFile: z
    .object({ fileId: id, fileName: z.string(), size: z.number(), addedAt: z.string(), addedBy: z.string() })
    .nullable(),
  /** What was stated on the sheet, to change it; null where the sheet takes no word for it. */
  statement: z.object({ value: z.enum(STATABLE_VALUES).nullable(), note: z.string(), version: z.number() }).nullable(),
});

/** What an insurer's application asks, with what is known of each question. */
export const readinessSheet = call({
  ...insurance,
  method: 'GET',
  path: '/insurance/readinessSheet',
  input: noInput,
  output: withData(
    z.object({
      company: z.string(),
      /** How many questions stand in each way. */
      counts: z.object(
        Object.fromEntries(READINESS_STATES.map((state) => [state, z.number()])) as Record<
          (typeof READINESS_STATES)[number],
          z.ZodNumber
        >,
      ),
      /** How many statements do not fit what is seen or told, and how many are to be confirmed again. */
      contradictions: z.number(),
      stale: z.number(),
      /** Who signs, by the firm's own word; empty until then. */
      signedBy: z.string(),
      topics: z.array(z.object({ title: z.string(), questions: z.array(readinessQuestion) })),
    }),
  ),
  errors: [],
});

/** Keeps what the firm states of one line; nothing at all takes it back. */
export const stateOnSheet = call({
  ...insurance,
  method: 'POST',
  path: '/insurance/readinessStatement',
  input: z
    .object({
      key: z.enum(STATABLE_KEYS),
      /** Null for questions that are answered with a text, and to take a statement back. */
      value: z.enum(STATABLE_VALUES).nullable(),
      note: lines(2000),
      /** Of the statement that was seen; 0 where there was none. */
      version: z.int().min(0).max(1_000_000),
    })
    .refine(({ value, note }) => value !== 'not-applicable' || note !== '', {
      path: ['note'],
      message: faults.whyNotApplicable.text,
    }),
  output: withData(z.object({ version: z.number() })),
  errors: ['STATEMENT_CHANGED'],
  perMinute: 120,
});

const provable = z.enum(PROVABLE_KEYS);

/** Keeps a file that proves one line, in place of the one before. */
export const addProof = call({
  ...insurance,
  method: 'POST',
  path: '/insurance/readinessProof',
  input: z.object({ key: provable, file: uploadedFile }),
  /** `size` in bytes. */
  output: withData(z.object({ fileId: id, fileName: z.string(), size: z.number() })),
  errors: ['HELP_FILE_REFUSED', 'UPLOAD_TOO_LARGE', 'UPLOAD_BROKEN'],
  upload: { maxMegabytes: 10 },
  closedToService: true,
  perMinute: 20,
});

/** Takes the proof of one line away. */
export const removeProof = call({
  ...insurance,
  method: 'POST',
  path: '/insurance/removeReadinessProof',
  input: z.object({ key: provable }),
  output: done,
  errors: [],
  closedToService: true,
});

/** The file that proves a line; it is saved, never shown. */
export const proofFile = call({
  ...insurance,
  method: 'GET',
  path: '/insurance/readinessProof/{fileId}',
  input: z.object({ fileId: id }),
  output: namedFile,
  errors: [],
  file: 'application/octet-stream',
  isDownload: true,
  perMinute: 120,
});

/** The sheet as a PDF, `InsuranceReadiness_{yyyy-MM-dd}.pdf`, with room to write where the portal knows nothing. */
export const readinessPdf = call({
  ...insurance,
  method: 'GET',
  path: '/insurance/readinessSheetPdf',
  input: noInput,
  output: namedFile,
  errors: [],
  file: 'application/pdf',
  isDownload: true,
  perMinute: 30,
});
