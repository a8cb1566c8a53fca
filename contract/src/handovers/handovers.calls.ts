import { HANDOVER_DAYS, MAX_HANDOVER_POINTS } from '@portal/domain/handovers/handover-limits.ts';
import { SEVERITIES } from '@portal/domain/monitoring/severity.ts';
import { z } from 'zod';
import { email } from '../accounts/accounts.schemas.ts';
import { call, done, id, line, lines, linkToken, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { languageChosen } from '../reading-language.ts';
import { handoverRow, helperPoint, helperView, pointReference } from './handovers.schemas.ts';

const own = { access: 'member', method: 'POST' } as const;
const days = z.union(HANDOVER_DAYS.map((count) => z.literal(count)));
/** The address of the helper's page; it is told once, because only its hash is kept. */
const link = withData(z.object({ handoverId: id, url: z.string() }));

/** Makes a link for a helper without an account, and sends it where that is wished. */
export const handOver = call({
  ...own,
  path: '/handovers/handOver',
  input: z
    .object({
      points: z.array(pointReference).max(MAX_HANDOVER_POINTS).default([]),
      /** In place of single points: what is to do on a website, the worst first. */
      findings: z.object({ websiteName: line(255), severity: z.enum(SEVERITIES).optional() }).optional(),
      name: line(120).min(1, faults.name.text),
      /** Needed to send it; without one the link is only copied. */
      email: email.or(z.literal('')).default(''),
      note: lines(1000).default(''),
      days,
      /** Whether the helper sees the firm's name and that of whoever sends it. */
      showsFirm: z.boolean(),
      sends: z.boolean(),
    })
    .refine((input) => !input.sends || input.email !== '', {
      message: faults.noEmail.text,
      path: ['email'],
    }),
  output: link,
  errors: ['MODULE_NOT_ACTIVE', 'NOTHING_TO_HAND_OVER', 'TOO_MANY_HANDOVERS'],
  closedToService: true,
  perMinute: 20,
});

/** What was handed over, the latest first, with helpers of before. */
export const handovers = call({
  access: 'member',
  method: 'GET',
  path: '/handovers/handovers',
  input: noInput,
  output: withData(
    z.object({
      handovers: z.array(handoverRow),
      helpers: z.array(z.object({ name: z.string(), email: z.string() })),
    }),
  ),
  errors: [],
});

/** Ends a link at once. */
export const revokeHandover = call({
  ...own,
  path: '/handovers/revoke',
  input: z.object({ handoverId: id }),
  output: done,
  errors: [],
  closedToService: true,
});

/** Makes a new link in place of the one before, for as many days again, and sends it where that is wished. */
export const renewHandover = call({
  ...own,
  path: '/handovers/renew',
  input: z.object({ handoverId: id, sends: z.boolean() }),
  output: link,
  errors: ['HANDOVER_HAS_NO_EMAIL', 'HANDOVER_REVOKED', 'TOO_MANY_HANDOVERS'],
  closedToService: true,
  perMinute: 20,
});

/** The firm says that what a helper reported is done, where no look can. */
export const confirmHandoverPoint = call({
  ...own,
  path: '/handovers/confirm',
  input: z.object({ pointId: id }),
  output: done,
  errors: [],
  closedToService: true,
});

/** Answers a question of a helper. */
export const answerHandoverQuestion = call({
  ...own,
  path: '/handovers/answer',
  input: z.object({ questionId: id, answer: lines(2000).min(1, faults.answer.text) }),
  output: done,
  errors: [],
  closedToService: true,
});

/** Calls of helpers without an account: their link says what they may see. */
const personal = { access: 'public', method: 'POST' } as const;

/** What a link shows. It changes nothing, so that a robot that follows links leaves no trace. */
export const openHandover = call({
  ...personal,
  path: '/handovers/open',
  isPassive: true,
  input: z.object({ token: linkToken }),
  output: withData(helperView),
  errors: ['HANDOVER_LINK_INVALID'],
  perMinute: 120,
});

/** Sent by the page when somebody uses it, so that the firm sees that it arrived. */
export const noteHandoverOpened = call({
  ...personal,
  path: '/handovers/opened',
  input: z.object({ token: linkToken, ...languageChosen }),
  output: done,
  errors: ['HANDOVER_LINK_INVALID'],
  perMinute: 20,
});

/** The helper says that a point is fixed; it is looked at again where that is possible. */
export const reportHandoverDone = call({
  ...personal,
  path: '/handovers/done',
  input: z.object({ token: linkToken, pointId: id }),
  output: withData(helperPoint),
  errors: ['HANDOVER_LINK_INVALID', 'CHECKED_OFTEN'],
  perMinute: 20,
});

/** The helper asks the firm something. */
export const askAboutHandover = call({
  ...personal,
  path: '/handovers/ask',
  input: z.object({ token: linkToken, pointId: id, text: lines(1000).min(1, faults.question.text) }),
  output: withData(helperPoint),
  errors: ['HANDOVER_LINK_INVALID', 'TOO_MANY_QUESTIONS'],
  perMinute: 10,
});
