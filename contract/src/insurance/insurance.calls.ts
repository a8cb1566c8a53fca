import { READINESS_STATES } from '@portal/domain/insurance/answer-readiness.ts';
import { z } from 'zod';
import { call, namedFile, noInput, withData } from '../call.ts';

const insurance = { access: 'member', module: 'insurance' } as const;

/** What an insurer's application asks, with what is known of each question; nothing of it is stored. */
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
      topics: z.array(
        z.object({
          title: z.string(),
          questions: z.array(
            z.object({
              key: z.string(),
              question: z.string(),
              why: z.string(),
              state: z.enum(READINESS_STATES),
              basis: z.enum(['seen', 'stated', 'none']),
              text: z.string(),
              /** When the firm stated it. */
              statedAt: z.string().nullable(),
              /** Page where more would become known; null where there isn't one in the plan. */
              href: z.string().nullable(),
            }),
          ),
        }),
      ),
    }),
  ),
  errors: [],
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
