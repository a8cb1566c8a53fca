import { INCIDENT_KINDS } from '@portal/domain/incidents/incident-kinds.ts';
import { z } from 'zod';
import { call, id, lines, namedFile, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { incidentRow, incidentView } from './incidents.schemas.ts';

const read = { access: 'member', method: 'GET' } as const;
const change = { access: 'member', method: 'POST' } as const;
const ofIncident = { incidentId: id };
/** Chosen by the page for what it shows, so that a request sent twice is known again. */
const once = { requestId: id };
const subject = z.string().regex(/^[\w.-]{1,80}$/);
const view = withData(incidentView);

/** The firm's incidents, open ones first, then the latest. */
export const listIncidents = call({
  ...read,
  path: '/incidents/list',
  input: noInput,
  output: withData(z.array(incidentRow)),
  errors: [],
});

/** One incident with its log and the clock of its deadlines. */
export const readIncident = call({
  ...read,
  path: '/incidents/read/{incidentId}',
  input: z.object(ofIncident),
  output: view,
  errors: [],
});

/** Begins a record and tells all admins. The same request twice begins one. */
export const startIncident = call({
  ...change,
  path: '/incidents/start',
  input: z.object({
    ...once,
    kind: z.enum(INCIDENT_KINDS),
    noticedAt: z.iso.datetime(faults.date.text).max(40),
    whatHappened: lines(4000).min(1, faults.someText.text),
  }),
  output: withData(z.object(ofIncident)),
  errors: ['TOO_MANY_INCIDENT_RECORDS', 'NOTICED_AT_WRONG'],
  perMinute: 20,
});

/** Adds a note with the time of now. */
export const addIncidentNote = call({
  ...change,
  path: '/incidents/note',
  input: z.object({ ...ofIncident, ...once, text: lines(4000).min(1, faults.someText.text) }),
  output: view,
  errors: ['INCIDENT_CLOSED', 'TOO_MANY_ENTRIES'],
});

/** Ticks a step off, or opens it again. */
export const markIncidentStep = call({
  ...change,
  path: '/incidents/step',
  input: z.object({ ...ofIncident, stepId: subject, isDone: z.boolean() }),
  output: view,
  errors: ['INCIDENT_CLOSED', 'TOO_MANY_ENTRIES'],
});

/** Says that a deadline was kept or does not apply, with the reason, or opens it again. */
export const markIncidentDeadline = call({
  ...change,
  path: '/incidents/deadline',
  input: z
    .object({
      ...ofIncident,
      deadlineId: subject,
      mark: z.enum(['done', 'not-needed', 'open']),
      reason: lines(2000).default(''),
    })
    .refine(({ mark, reason }) => mark !== 'not-needed' || reason !== '', {
      message: faults.sentence.text,
      path: ['reason'],
    }),
  output: view,
  errors: ['INCIDENT_CLOSED', 'TOO_MANY_ENTRIES'],
});

/** Says whose data it is about, and of how many people; what was said before stays in the log. */
export const sayIncidentPeople = call({
  ...change,
  path: '/incidents/people',
  input: z.object({ ...ofIncident, count: z.int().min(0).max(100_000_000).nullable(), who: lines(2000).default('') }),
  output: view,
  errors: ['INCIDENT_CLOSED', 'TOO_MANY_ENTRIES'],
});

/** Ends the record with what it came from and what changes. */
export const closeIncident = call({
  ...change,
  path: '/incidents/close',
  input: z.object({
    ...ofIncident,
    rootCause: lines(4000).min(1, faults.someText.text),
    lessons: lines(4000).min(1, faults.someText.text),
  }),
  output: view,
  errors: ['INCIDENT_CLOSED', 'TOO_MANY_ENTRIES'],
});

/** Opens a closed record again; root cause and lessons stay. */
export const reopenIncident = call({
  ...change,
  path: '/incidents/reopen',
  input: z.object(ofIncident),
  output: view,
  errors: ['TOO_MANY_ENTRIES'],
});

/** The log as a report. */
export const incidentReport = call({
  ...read,
  path: '/incidents/report/{incidentId}',
  input: z.object(ofIncident),
  output: namedFile,
  errors: [],
  file: 'application/pdf',
  isDownload: true,
  perMinute: 20,
});

/** The log for spreadsheets. */
export const incidentCsv = call({
  ...read,
  path: '/incidents/csv/{incidentId}',
  input: z.object(ofIncident),
  output: namedFile,
  errors: [],
  file: 'text/csv; charset=utf-8',
  isDownload: true,
  perMinute: 30,
});
