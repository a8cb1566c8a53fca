import { FACT_KEYS } from '@portal/domain/facts/facts.ts';
import { z } from 'zod';
import { id, isoDay, line, lines } from '../call.ts';
import { version } from '../console/console.schemas.ts';
import { faults } from '../input-faults.texts.ts';
import { richText } from '../rich-text/rich-text.schemas.ts';
import { attachedFile, helpAbout, helpRequestState, weaknessSeverity, weaknessStatus } from './concierge.schemas.ts';

/** Where a weakness or a message stands between its writing and its end. */
export const PUBLICATION_STATES = ['draft', 'published', 'withdrawn'] as const;
export const publicationState = z.enum(PUBLICATION_STATES);

/** Customers that one change can be made for at once. */
export const MAX_AT_ONCE = 100;

/** Weaknesses that are changed together: all of them or none. */
export const chosenWeaknesses = z
  .array(z.object({ weaknessId: id, version }))
  .min(1, faults.chooseSome.text)
  .max(MAX_AT_ONCE, faults.mostAtOnce.text);

export const weaknessTitle = line(200).min(1, faults.title.text);
export const weaknessBody = lines(50_000);
export const statusNote = lines(2_000);
/** One decimal, 0.0 to 10.0. */
export const cvssScore = z.number().min(0).max(10).nullable();
export const cvssVector = line(200).nullable();
/** The fact that a weakness speaks against while it is open; null where it says nothing that other pages tell. */
export const weaknessFact = z.enum(FACT_KEYS).nullable();
export const reportedOn = isoDay();

/** A weakness in the console's list, of any customer. */
export const staffWeaknessRow = z.object({
  weaknessId: id,
  orgId: id,
  companyName: z.string(),
  title: z.string(),
  severity: weaknessSeverity,
  status: weaknessStatus,
  state: publicationState,
  reportedOn: z.string(),
  statusUpdatedOn: z.string().nullable(),
  publishedAt: z.string().nullable(),
  source: z.enum(['console', 'import']),
  /** People of the customer who have opened it, and how many there are. */
  readBy: z.number(),
  people: z.number(),
  version,
});

/** A weakness as its editor begins with it. */
export const staffWeakness = staffWeaknessRow.extend({
  /** Markdown. */
  body: z.string(),
  /** The same as customers see it. */
  text: richText,
  cvssScore: z.number().nullable(),
  cvssVector: z.string().nullable(),
  fact: weaknessFact,
  statusNote: z.string(),
  withdrawnAt: z.string().nullable(),
  createdBy: z.string(),
  files: z.array(attachedFile),
  readers: z.array(z.object({ name: z.string(), readAt: z.string() })),
});

/** One row of a list that is about to be imported. */
export const importedRow = z.object({
  /** From 1, as the file has them. */
  number: z.number(),
  /** `known` was imported before and is left as it is. */
  kind: z.enum(['new', 'known', 'error']),
  title: z.string(),
  severity: weaknessSeverity.nullable(),
  /** How the file says it. */
  givenSeverity: z.string(),
  cvssScore: z.number().nullable(),
  place: z.string(),
  /** What is wrong with the row; empty when nothing. */
  problem: z.string(),
});

const ids = z.array(line(100).min(1)).min(1, faults.forWhom.text).max(1_000);
/** Who a message is for. */
export const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('organisations'), ids: z.array(id).min(1, faults.forWhom.text).max(1_000) }),
  z.object({ kind: z.literal('plans'), ids }),
  z.object({ kind: z.literal('brands'), ids }),
]);

export const staffMessageRow = z.object({
  conciergeMessageId: id,
  title: z.string(),
  state: publicationState,
  audience,
  publishedAt: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string(),
  /** Organizations that have it, and those of them where somebody has read it. */
  delivered: z.number(),
  readBy: z.number(),
  version,
});

export const staffMessage = staffMessageRow.extend({
  /** Markdown. */
  body: z.string(),
  /** The same as customers see it. */
  text: richText,
  withdrawnAt: z.string().nullable(),
  /** Organizations that its audience amounts to now. */
  reaches: z.number(),
  /** The customers that the audience names; empty unless it names customers. */
  organisations: z.array(z.object({ orgId: id, companyName: z.string() })),
});

export const colleague = z.object({ userId: id, name: z.string() });

/** A request for help in the console's list. */
export const staffHelpRow = z.object({
  helpRequestId: id,
  number: z.string(),
  orgId: id,
  companyName: z.string(),
  subject: z.string(),
  about: helpAbout.omit({ href: true }),
  state: helpRequestState,
  assignee: colleague.nullable(),
  openedAt: z.string(),
  openedBy: z.string(),
  lastReplyAt: z.string(),
  lastReplyBy: z.enum(['customer', 'concierge']),
  /** Since when the customer waits for words of the concierge; null while it need not answer. */
  waitingSince: z.string().nullable(),
  version,
});

/** One message of a request's history, or a note that customers never see. */
export const staffHelpReply = z.object({
  replyId: id,
  author: z.enum(['customer', 'concierge']),
  authorName: z.string(),
  isInternal: z.boolean(),
  at: z.string(),
  text: z.string(),
  /** Words of the concierge with their lists and links; null for words of customers, which are plain. */
  body: richText.nullable(),
  files: z.array(attachedFile),
});

export const staffHelpRequest = staffHelpRow.extend({
  closedAt: z.string().nullable(),
  openedByEmail: z.string(),
  replies: z.array(staffHelpReply),
});

export const cannedAnswer = z.object({
  cannedAnswerId: id,
  title: z.string(),
  /** Markdown. */
  text: z.string(),
  version,
});
