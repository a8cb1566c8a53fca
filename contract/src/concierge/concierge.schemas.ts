import { HELP_REQUEST_STATES, HELP_SUBJECTS, MAX_HELP_FILES } from '@portal/domain/concierge/help-request.ts';
import { WEAKNESS_SEVERITIES } from '@portal/domain/concierge/weakness-severity.ts';
import { WEAKNESS_STATUSES } from '@portal/domain/concierge/weakness-status.ts';
import { z } from 'zod';
import { id, line, lines } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { richText } from '../rich-text/rich-text.schemas.ts';

/** Icons that the about page may name. */
export const CONCIERGE_ICONS = ['concierge', 'mail', 'phone', 'calendar', 'book'] as const;

export const weaknessSeverity = z.enum(WEAKNESS_SEVERITIES);
export const weaknessStatus = z.enum(WEAKNESS_STATUSES);
export const helpRequestState = z.enum(HELP_REQUEST_STATES);
export const helpSubject = z.enum(HELP_SUBJECTS);

/** A page of a customer's list, from 1. */
export const listPage = z.coerce.number().int().min(1).max(10_000).default(1);

/** What somebody writes to the concierge, or the concierge to them. */
export const helpText = lines(10_000).min(1, faults.whatYouNeed.text);
export const helpFileIds = z.array(id).max(MAX_HELP_FILES, faults.mostFiles.text).default([]);

/** A button of the about page (spec part 2, section 2). */
const callToAction = z.object({ text: z.string(), buttonType: z.literal('PRIMARY'), icon: z.enum(CONCIERGE_ICONS) });

/** The whole about page (spec part 2, section 2), with the brand's names and addresses filled in. */
export const aboutPage = z.object({
  icon: z.enum(CONCIERGE_ICONS),
  title: z.string(),
  subtitle: z.string(),
  heading: z.string(),
  subscriptionInfo: z.string(),
  offeringsHeading: z.string(),
  offerings: z.array(z.object({ title: z.string(), text: z.string() })),
  emailCallToAction: callToAction.extend({ address: z.string() }),
  /** Null while the brand has no link to a calendar. */
  callCallToAction: callToAction.extend({ href: z.string() }).nullable(),
  /** Null while the brand has no help center. */
  knowledgeBaseLink: z.object({ text: z.string(), icon: z.enum(CONCIERGE_ICONS), href: z.string() }).nullable(),
});

/** A message of the provider in the customer's list. */
export const alertRow = z.object({
  conciergeMessageId: id,
  title: z.string(),
  /** How it begins, without marks. */
  preview: z.string(),
  publishedAt: z.string(),
  /** This person has not opened it. */
  isNew: z.boolean(),
});

/** A file that hangs on something; its bytes come from a call of its own. */
export const attachedFile = z.object({
  fileId: id,
  fileName: z.string(),
  /** Bytes. */
  size: z.number(),
});

/** A weakness in the customer's list. */
export const weaknessRow = z.object({
  weaknessId: id,
  title: z.string(),
  /** Day in ISO 8601. */
  reportedOn: z.string(),
  severity: weaknessSeverity,
  status: weaknessStatus,
  /** When its status was changed last; null while it is the first. */
  statusUpdatedOn: z.string().nullable(),
  /** This person has not opened it since it was published or its status changed. */
  isNew: z.boolean(),
});

/** A weakness's page (spec part 2, section 2). */
export const weaknessView = weaknessRow.omit({ isNew: true }).extend({
  body: richText,
  /** 0.0 to 10.0. */
  cvssScore: z.number().nullable(),
  cvssVector: z.string().nullable(),
  /** What the provider says to the status; empty when nothing. */
  statusNote: z.string(),
  files: z.array(attachedFile),
  /** Name of its PDF, as `weaknessPdf` wants it. */
  pdfName: z.string(),
});

/** What a request is about, as the server found it. */
export const helpAbout = z.object({
  kind: helpSubject,
  id: z.string().nullable(),
  label: z.string(),
  /** Path of the customer's page of it; null for general ones, and when it is no longer there. */
  href: z.string().nullable(),
});

/** A request in the customer's list. */
export const helpRequestRow = z.object({
  helpRequestId: id,
  /** Such as "CC-1042". */
  number: z.string(),
  subject: z.string(),
  about: helpAbout.omit({ href: true }),
  state: helpRequestState,
  openedAt: z.string(),
  openedBy: z.string(),
  lastReplyAt: z.string(),
  lastReplyBy: z.enum(['customer', 'concierge']),
  /** The concierge has answered since this person looked. */
  isNew: z.boolean(),
});

/** One message of a request's history. */
export const helpReply = z.object({
  replyId: id,
  author: z.enum(['customer', 'concierge']),
  authorName: z.string(),
  /** Written by whoever asks. */
  isOwn: z.boolean(),
  at: z.string(),
  /** As it was typed; shown as it is, with its line breaks, where `body` is null. */
  text: z.string(),
  /** The concierge's words with their lists and links; null for customers' words, which are plain. */
  body: richText.nullable(),
  files: z.array(attachedFile),
});

/** A request with its history, oldest first. */
export const helpRequestView = helpRequestRow.omit({ isNew: true, about: true }).extend({
  about: helpAbout,
  closedAt: z.string().nullable(),
  replies: z.array(helpReply),
});

/** What a request shall be about: kind and id alone, because the server looks the name up. */
export const aboutInput = z.object({ kind: helpSubject, id: line(120).min(1).optional() });
