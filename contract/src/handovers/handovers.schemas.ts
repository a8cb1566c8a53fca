import { HANDOVER_KINDS } from '@portal/domain/handovers/handover-limits.ts';
import { HANDOVER_STATES, POINT_STATES } from '@portal/domain/handovers/handover-state.ts';
import { z } from 'zod';
import { id } from '../call.ts';
import { remedyView } from '../monitoring/findings.schemas.ts';
import { richText } from '../rich-text/rich-text.schemas.ts';

/** What a point is: a finding or weakness by its id, a raise as `vector/kind`, a step of the plan as `element/level/step`. */
export const pointReference = z.object({
  kind: z.enum(HANDOVER_KINDS),
  ref: z
    .string()
    .max(120)
    .regex(/^[\w.-]+(?:\/[\w.-]+){0,2}$/),
});

/** A question of a helper, with its answer. */
const question = z.object({
  questionId: id,
  text: z.string(),
  askedAt: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable(),
});

const point = z.object({
  pointId: id,
  kind: z.enum(HANDOVER_KINDS),
  title: z.string(),
  state: z.enum(POINT_STATES),
  doneAt: z.string().nullable(),
  /** End of the last look at it after that. */
  checkedAt: z.string().nullable(),
  questions: z.array(question),
});

/** A handover in the firm's list. */
export const handoverRow = z.object({
  handoverId: id,
  state: z.enum(HANDOVER_STATES),
  helper: z.object({ name: z.string(), email: z.string() }),
  note: z.string(),
  madeBy: z.string(),
  madeAt: z.string(),
  expiresAt: z.string(),
  openedAt: z.string().nullable(),
  points: z.array(
    point.extend({
      /** The page of it in the portal; null when it is not there any more. */
      href: z.string().nullable(),
      /** Whether the firm says that it is done, because no look can. */
      canConfirm: z.boolean(),
    }),
  ),
});

/** A point as its helper sees it: what is asked, why, how, and how to see that it worked. */
export const helperPoint = point.extend({
  severity: z.string().nullable(),
  /** Addresses or hosts where it is. */
  where: z.array(z.string()),
  /** Passages of these texts that others wrote in English, for a reader of another language. */
  quotes: z.array(z.string()),
  what: z.string(),
  why: z.string(),
  who: z.string(),
  /** What an expert reported; empty for everything else. */
  body: richText,
  /** Steps by platform, recognised ones first; empty where the text says all. */
  ways: z.array(remedyView.omit({ checked: true })),
  /** How to see oneself whether it is gone: a sentence, and a command where there is one. */
  verify: z.object({ text: z.string(), command: z.string().nullable() }),
});

/** All that a link shows. */
export const helperView = z.object({
  /** Null where the firm does not say its name. */
  organisation: z.string().nullable(),
  /** Null together with the firm's name. */
  sentBy: z.string().nullable(),
  name: z.string(),
  note: z.string(),
  expiresAt: z.string(),
  points: z.array(helperPoint),
});
