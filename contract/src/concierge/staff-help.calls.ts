import { HELP_REQUEST_STATES } from '@portal/domain/concierge/help-request.ts';
import { z } from 'zod';
import { call, done, id, line, namedFile, noInput, uploadedFile, withData } from '../call.ts';
import { pageOfList, version } from '../console/console.schemas.ts';
import { faults } from '../input-faults.texts.ts';
import { attachedFile, helpFileIds, helpRequestState, helpText } from './concierge.schemas.ts';
import { cannedAnswer, staffHelpRequest, staffHelpRow } from './console-concierge.schemas.ts';

const staff = { access: 'staff', permission: 'experts.work', customers: 'named' } as const;
const chosen = { helpRequestId: id, version } as const;

/** Requests for help of all customers: those that wait for the concierge first, the longest waiting on top; then by their newest words. */
export const listHelpRequests = call({
  ...staff,
  customers: 'listed',
  method: 'GET',
  path: '/console/helpRequests',
  input: pageOfList.extend({
    state: z.union([helpRequestState, z.enum(['open', 'all'])]).default('open'),
    assignee: z.union([z.enum(['all', 'me', 'nobody']), id]).default('all'),
    orgId: id.optional(),
  }),
  output: withData(
    z.object({
      total: z.number(),
      pageSize: z.number(),
      /** Whatever the filters. */
      counts: z.record(z.enum(HELP_REQUEST_STATES), z.number()),
      requests: z.array(staffHelpRow),
    }),
  ),
  errors: [],
});

/** A request with its whole history, notes too. */
export const readHelpRequest = call({
  ...staff,
  method: 'GET',
  path: '/console/helpRequest',
  input: z.object({ helpRequestId: id }),
  output: withData(staffHelpRequest),
  errors: [],
});

/** A file for an answer that is being written; it is deleted when it was not sent within a day. */
export const uploadHelpAnswerFile = call({
  ...staff,
  method: 'POST',
  path: '/console/helpAnswerFile',
  input: z.object({ helpRequestId: id, file: uploadedFile }),
  output: withData(attachedFile),
  errors: ['HELP_FILE_REFUSED', 'HELP_FILES_LIMIT', 'UPLOAD_TOO_LARGE', 'UPLOAD_BROKEN'],
  upload: { maxMegabytes: 10 },
});

/** Answers in Markdown: whoever asked and those who wrote are told by mail. Refused when something was said since the page was read. */
export const answerHelpRequest = call({
  ...staff,
  method: 'POST',
  path: '/console/answerHelpRequest',
  input: z.object({
    ...chosen,
    text: helpText,
    fileIds: helpFileIds,
    /** The request after the answer. */
    state: z.enum(['inProgress', 'waiting', 'closed']).default('waiting'),
  }),
  maxBodyKilobytes: 32,
  output: done,
  errors: ['CHANGED_ELSEWHERE', 'HELP_FILE_GONE'],
});

/** Writes a note for colleagues, which customers never see. */
export const noteHelpRequest = call({
  ...staff,
  method: 'POST',
  path: '/console/noteHelpRequest',
  input: z.object({ helpRequestId: id, text: helpText }),
  maxBodyKilobytes: 32,
  output: done,
  errors: [],
});

/** Gives a request to a colleague, or to nobody. */
export const assignHelpRequest = call({
  ...staff,
  method: 'POST',
  path: '/console/assignHelpRequest',
  input: z.object({ ...chosen, userId: id.nullable() }),
  output: done,
  errors: ['CHANGED_ELSEWHERE', 'ASSIGNEE_UNKNOWN'],
});

export const setHelpRequestState = call({
  ...staff,
  method: 'POST',
  path: '/console/setHelpRequestState',
  input: z.object({ ...chosen, state: helpRequestState }),
  output: done,
  errors: ['CHANGED_ELSEWHERE'],
});

/** A file of a request's history. */
export const downloadHelpFile = call({
  ...staff,
  method: 'GET',
  path: '/console/helpFile/{fileId}',
  input: z.object({ fileId: id }),
  output: namedFile,
  errors: [],
  file: 'application/octet-stream',
  isDownload: true,
});

/** Answers that are written once and used often, by title. `{firstName}` and `{companyName}` in them are filled in by the page. */
export const listCannedAnswers = call({
  ...staff,
  customers: 'none',
  method: 'GET',
  path: '/console/cannedAnswers',
  input: noInput,
  output: withData(z.array(cannedAnswer)),
  errors: [],
});

/** Makes a canned answer, or changes one. */
export const saveCannedAnswer = call({
  ...staff,
  customers: 'none',
  method: 'POST',
  path: '/console/saveCannedAnswer',
  input: z.object({
    cannedAnswerId: id.nullable().default(null),
    /** Of the answer that is changed; 0 for a new one. */
    version: version.default(0),
    title: line(100).min(1, faults.title.text),
    text: helpText,
  }),
  maxBodyKilobytes: 32,
  output: done,
  errors: ['CHANGED_ELSEWHERE', 'CANNED_ANSWERS_LIMIT'],
});

export const deleteCannedAnswer = call({
  ...staff,
  customers: 'none',
  method: 'POST',
  path: '/console/deleteCannedAnswer',
  input: z.object({ cannedAnswerId: id }),
  output: done,
  errors: [],
});
