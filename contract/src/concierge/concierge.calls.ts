import { MAX_EXPERTS_OF_CUSTOMER } from '@portal/domain/accounts/customers-seen.ts';
import { z } from 'zod';
import { call, done, id, line, namedFile, noInput, uploadedFile, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { richText } from '../rich-text/rich-text.schemas.ts';
import {
  aboutInput,
  aboutPage,
  alertRow,
  attachedFile,
  helpFileIds,
  helpRequestRow,
  helpRequestState,
  helpRequestView,
  helpText,
  listPage,
  weaknessRow,
  weaknessSeverity,
  weaknessStatus,
  weaknessView,
} from './concierge.schemas.ts';

const base = '/cyberconcierge';
const concierge = { access: 'member', module: 'cyberconcierge' } as const;

/** The about page (spec part 2, section 7). */
export const cyberConciergeConfig = call({
  ...concierge,
  method: 'GET',
  path: `${base}/cyberConciergeConfig`,
  input: noInput,
  output: withData(
    aboutPage.extend({
      /** Names of the experts who are assigned to the company. */
      experts: z.array(z.string()).max(MAX_EXPERTS_OF_CUSTOMER),
    }),
  ),
  errors: [],
});

/** Messages of the provider, newest first; the answer is read as `alerts` (spec part 2, section 7). */
export const cyberConciergeAlerts = call({
  ...concierge,
  method: 'GET',
  path: `${base}/cyberConciergeAlerts`,
  input: z.object({ page: listPage }),
  output: z.object({
    success: z.literal(true),
    alerts: z.array(alertRow),
    total: z.number(),
    pageSize: z.number(),
    unread: z.number(),
  }),
  errors: [],
});

/** One message; this person has read it then (spec part 2, section 7). */
export const cyberConciergeAlert = call({
  ...concierge,
  method: 'GET',
  path: `${base}/cyberConciergeAlert`,
  input: z.object({ conciergeMessageId: id }),
  output: withData(z.object({ conciergeMessageId: id, title: z.string(), publishedAt: z.string(), body: richText })),
  errors: [],
});

/** Weaknesses by status, severity and day (spec part 2, sections 4 and 7). */
export const cyberConciergeWeaknesses = call({
  ...concierge,
  method: 'GET',
  path: `${base}/cyberConciergeWeaknesses`,
  input: z.object({ page: listPage, severity: weaknessSeverity.optional(), status: weaknessStatus.optional() }),
  output: withData(z.array(weaknessRow)).extend({
    total: z.number(),
    pageSize: z.number(),
    unread: z.number(),
    /** How many there are, whatever the filters. */
    counts: z.object({
      byStatus: z.record(weaknessStatus, z.number()),
      /** Of the open ones. */
      openBySeverity: z.record(weaknessSeverity, z.number()),
    }),
  }),
  errors: [],
});

/** One weakness; this person has read it then (spec part 2, section 7). */
export const weakness = call({
  ...concierge,
  method: 'GET',
  path: `${base}/weakness`,
  input: z.object({ weaknessId: id }),
  output: withData(weaknessView),
  errors: [],
});

/** A weakness as a PDF under its exact name, in a window of its own (spec part 2, section 7). */
export const weaknessPdf = call({
  ...concierge,
  method: 'GET',
  path: `${base}/weaknessPdf/{weaknessId}/{fileName}`,
  input: z.object({ weaknessId: id, fileName: z.string().max(120) }),
  output: namedFile,
  errors: [],
  file: 'application/pdf',
  perMinute: 60,
});

/** Evidence of a weakness. */
export const weaknessFile = call({
  ...concierge,
  method: 'GET',
  path: `${base}/weaknessFile/{fileId}`,
  input: z.object({ fileId: id }),
  output: namedFile,
  errors: [],
  file: 'application/octet-stream',
  isDownload: true,
  perMinute: 120,
});

/** A file for a message that is being written; it is deleted when it was not sent within a day. */
export const helpUpload = call({
  ...concierge,
  method: 'POST',
  path: `${base}/helpUpload`,
  input: z.object({ file: uploadedFile }),
  output: withData(attachedFile),
  errors: ['HELP_FILE_REFUSED', 'HELP_FILES_LIMIT', 'UPLOAD_TOO_LARGE', 'UPLOAD_BROKEN'],
  upload: { maxMegabytes: 10 },
  closedToService: true,
  perMinute: 20,
});

/** Asks the concierge for help; a mail tells the concierge that there is something to read. */
export const openHelpRequest = call({
  ...concierge,
  method: 'POST',
  path: `${base}/openHelpRequest`,
  input: z.object({
    subject: line(150).min(1, faults.whatItIsAbout.text),
    about: aboutInput,
    text: helpText,
    fileIds: helpFileIds,
  }),
  maxBodyKilobytes: 32,
  output: withData(z.object({ helpRequestId: id, number: z.string() })),
  errors: ['HELP_FILE_GONE'],
  closedToService: true,
  perMinute: 10,
});

/** Requests of the organisation, those with the newest words first. */
export const helpRequests = call({
  ...concierge,
  method: 'GET',
  path: `${base}/helpRequests`,
  input: z.object({ page: listPage, state: z.union([helpRequestState, z.enum(['open', 'all'])]).default('all') }),
  output: withData(z.array(helpRequestRow)).extend({ total: z.number(), pageSize: z.number(), unread: z.number() }),
  errors: [],
});

/** A request with its history; this person has read it then. */
export const helpRequest = call({
  ...concierge,
  method: 'GET',
  path: `${base}/helpRequest`,
  input: z.object({ helpRequestId: id }),
  output: withData(helpRequestView),
  errors: [],
});

/** A file of a request's history. */
export const helpFile = call({
  ...concierge,
  method: 'GET',
  path: `${base}/helpFile/{fileId}`,
  input: z.object({ fileId: id }),
  output: namedFile,
  errors: [],
  file: 'application/octet-stream',
  isDownload: true,
  perMinute: 120,
});

/** Writes on; a request that was closed is open again. */
export const replyToHelpRequest = call({
  ...concierge,
  method: 'POST',
  path: `${base}/replyToHelpRequest`,
  input: z.object({ helpRequestId: id, text: helpText, fileIds: helpFileIds }),
  maxBodyKilobytes: 32,
  output: done,
  errors: ['HELP_FILE_GONE'],
  closedToService: true,
  perMinute: 20,
});

/** The customer needs no more help with it. */
export const closeHelpRequest = call({
  ...concierge,
  method: 'POST',
  path: `${base}/closeHelpRequest`,
  input: z.object({ helpRequestId: id }),
  output: done,
  errors: [],
  closedToService: true,
});
