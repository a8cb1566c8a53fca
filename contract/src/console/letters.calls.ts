import { LETTER_LIMITS } from '@portal/domain/console/letter-limits.ts';
import { z } from 'zod';
import { call, id, line, lines, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { organisationStatus, pageOfList } from './console.schemas.ts';

const staff = { access: 'staff', permission: 'letters.send' } as const;

/** Whom a letter is for: customers chosen in the list, or all that its search and status find. */
const audience = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('chosen'),
    orgIds: z.array(id).min(1, faults.customers.text).max(LETTER_LIMITS.chosen, faults.mostCustomers.text),
  }),
  z.object({ kind: z.literal('matching'), search: line(200).default(''), status: organisationStatus }),
]);

const letter = z.object({
  subject: line(LETTER_LIMITS.subject).min(3, faults.subject.text),
  /** Plain text; each line is a paragraph. */
  body: lines(LETTER_LIMITS.body).min(3, faults.someText.text),
  audience,
});

/** The letter as people of one brand would get it, and whom it would go to. Sends nothing. */
export const previewLetter = call({
  ...staff,
  method: 'POST',
  path: '/console/previewLetter',
  input: letter.extend({
    /** The brand to see it under; that of the first customer by name where null or where nobody has it. */
    brandId: line(100).nullable().default(null),
  }),
  maxBodyKilobytes: 32,
  output: withData(
    z.object({
      customers: z.number(),
      people: z.number(),
      /** Customers of the choice that get none: suspended, being deleted, not set up yet, or without people. */
      leftOut: z.number(),
      /** By name, with how many of the customers each has. */
      brands: z.array(z.object({ brandId: z.string(), name: z.string(), customers: z.number() })),
      brandId: z.string(),
      accentColour: z.string(),
      replyTo: z.string(),
      mail: z.object({
        subject: z.string(),
        heading: z.string(),
        paragraphs: z.array(z.string()),
        notes: z.array(z.string()),
        reason: z.string(),
      }),
    }),
  ),
  errors: ['LETTER_WITHOUT_READERS', 'LETTER_TO_TOO_MANY'],
  isPassive: true,
  perMinute: 60,
});

/**
 * Writes a letter to the admins of many customers, each under the brand of its customer; a job puts the emails in the queue. The page
 * makes the id: asked again with the same one, the letter goes out once.
 */
export const sendLetter = call({
  ...staff,
  method: 'POST',
  path: '/console/sendLetter',
  // A stolen session must not write to every customer in their provider's name.
  freshProof: true,
  input: letter.extend({ letterId: id }),
  maxBodyKilobytes: 32,
  output: withData(z.object({ letterId: id, customers: z.number() })),
  errors: ['FRESH_SIGN_IN_NEEDED', 'LETTER_WITHOUT_READERS', 'LETTER_TO_TOO_MANY', 'LETTER_SENT_ALREADY'],
  perMinute: 10,
});

const sentLetter = z.object({
  letterId: id,
  subject: z.string(),
  sentAt: z.string(),
  sentBy: z.string(),
  /** Customers that were written to so far, their people, and those left out because of what happened to them meanwhile. */
  customers: z.number(),
  people: z.number(),
  leftOut: z.number(),
  /** Customers whose turn is still to come. */
  waiting: z.number(),
});

/** Letters that were sent, newest first; the search looks at subjects. */
export const listLetters = call({
  ...staff,
  method: 'GET',
  path: '/console/letters',
  input: pageOfList,
  output: withData(z.object({ total: z.number(), pageSize: z.number(), letters: z.array(sentLetter) })),
  errors: [],
});

/** One letter with its words. */
export const readLetter = call({
  ...staff,
  method: 'GET',
  path: '/console/letter',
  input: z.object({ letterId: id }),
  output: withData(sentLetter.extend({ body: z.string() })),
  errors: [],
});
