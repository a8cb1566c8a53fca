import {
  CAMPAIGN_STATES,
  DOMAIN_STATES,
  MAIL_STATES,
  SENDER_RECORDS,
  SENDING_OBSTACLES,
} from '@portal/domain/phishing/phishing-states.ts';
import { CLICK_PAGES, LEVELS, TEMPLATE_ROLES, TRICKS } from '@portal/domain/phishing/template-kinds.ts';
import { z } from 'zod';
import { id } from '../call.ts';

export const templateId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** One of `LEVELS`. */
const level = z.literal([...LEVELS]);

/** A template in the list, without its mail. */
export const templateRow = z.object({
  templateId,
  trick: z.enum(TRICKS),
  level,
  role: z.enum(TEMPLATE_ROLES),
  page: z.enum(CLICK_PAGES),
  name: z.string(),
  teaches: z.string(),
});

/** What a part of a mail shows, and whether it is a sign of fraud. */
const judged = { sign: z.boolean(), why: z.string() };

/** The mail as the exercise spot-the-phish shows it; a QR code stands there as a link, with `hasCode` beside the mail. */
export const judgedMail = z.object({
  kind: z.literal('spot-the-phish'),
  id: z.string(),
  title: z.string(),
  task: z.string(),
  mail: z.object({
    from: z.object({ text: z.string(), address: z.string(), ...judged }),
    to: z.object({ text: z.string() }),
    subject: z.object({ text: z.string(), ...judged }),
    date: z.object({ text: z.string() }),
    body: z.array(
      z.union([
        z.object({ paragraph: z.string(), ...judged }),
        z.object({ link: z.string(), address: z.string(), ...judged }),
      ]),
    ),
  }),
});

/** What a click teaches: the very mail, and what the genuine sender does. */
export const phishingLesson = z.object({
  exercise: judgedMail,
  /** The link of the mail is a QR code. */
  hasCode: z.boolean(),
  teaches: z.string(),
  realOne: z.string(),
  next: z.string(),
});

export const domainRow = z.object({
  domainId: id,
  domain: z.string(),
  state: z.enum(DOMAIN_STATES),
  /** How it was proved; null while it is not. */
  provedBy: z.enum(['dns', 'mail']).nullable(),
  provedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  /** The TXT record that proves it. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** Where a code was sent that still works. */
  codeSentTo: z.string().nullable(),
  codeExpiresAt: z.string().nullable(),
});

/** Counts; those opened only by robots are in neither. A rate is null where nothing was delivered. */
export const figures = z.object({
  planned: z.number(),
  delivered: z.number(),
  bounced: z.number(),
  reported: z.number(),
  clicked: z.number(),
  /** Pressed the button of an imitation too. */
  wentFurther: z.number(),
  lessonsDone: z.number(),
  /** Opened by a robot and by nobody else. */
  robots: z.number(),
  /** Of 100. */
  reportRate: z.number().nullable(),
  clickRate: z.number().nullable(),
  /** From sending to the first report of anybody, in minutes. */
  firstReportMinutes: z.number().nullable(),
  /** Of those who reported, the middle one, in minutes. */
  medianReportMinutes: z.number().nullable(),
});

export const campaignRow = z.object({
  campaignId: id,
  name: z.string(),
  state: z.enum(CAMPAIGN_STATES),
  /** First and last day in the brand's time zone. */
  startsOn: z.string(),
  endsOn: z.string(),
  days: z.number(),
  /** Empty for the whole team. */
  departments: z.array(z.string()),
  /** Empty where each person's level chooses. */
  templates: z.array(templateId),
  madeBy: z.string(),
  madeAt: z.string(),
  stoppedAt: z.string().nullable(),
  figures,
});

/** One person's mail, where the firm sees names. */
export const campaignPerson = z.object({
  name: z.string(),
  email: z.string(),
  department: z.string(),
  templateName: z.string(),
  state: z.enum(MAIL_STATES),
  sentAt: z.string().nullable(),
  reportedAt: z.string().nullable(),
  clickedAt: z.string().nullable(),
  lessonDoneAt: z.string().nullable(),
});

/** What was looked up at the sending domain. */
export const senderCheck = z.object({
  checkedAt: z.string(),
  isSound: z.boolean(),
  records: z.array(
    z.object({
      record: z.enum(SENDER_RECORDS),
      isSound: z.boolean(),
      /** The record as it was found; empty where there is none. */
      found: z.string(),
      /** What is wrong, in the reader's language; empty where it is sound. */
      fault: z.string(),
    }),
  ),
});

export const sendingObstacle = z.enum(SENDING_OBSTACLES).nullable();
