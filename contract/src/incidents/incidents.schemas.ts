import { INCIDENT_KINDS } from '@portal/domain/incidents/incident-kinds.ts';
import { ENTRY_KINDS } from '@portal/domain/incidents/incident-log.ts';
import { z } from 'zod';
import { id } from '../call.ts';

/** An incident in the firm's list. */
export const incidentRow = z.object({
  incidentId: id,
  kind: z.enum(INCIDENT_KINDS),
  whatHappened: z.string(),
  noticedAt: z.string(),
  startedAt: z.string(),
  startedBy: z.string(),
  closedAt: z.string().nullable(),
});

/** A line of an incident's log; none is ever changed. */
export const incidentEntry = z.object({
  entryId: id,
  kind: z.enum(ENTRY_KINDS),
  /** The step or deadline that it is about; empty for others. */
  subject: z.string(),
  /** The same in words, as it was called then. */
  subjectName: z.string(),
  text: z.string(),
  at: z.string(),
  by: z.string(),
});

/** A deadline of the law with its clock. */
export const incidentDeadline = z.object({
  id: z.string(),
  name: z.string(),
  law: z.string(),
  says: z.string(),
  /** Names of the countries that ask for it. */
  countries: z.array(z.string()),
  /** Null where the law says "without delay", or where the clock has not begun. */
  endsAt: z.string().nullable(),
  /** Whether it begins with the first report, which has not been made yet. */
  waits: z.boolean(),
  state: z.enum(['open', 'soon', 'over', 'done', 'not-needed']),
  reason: z.string(),
});

/** An incident with all that is written down of it. */
export const incidentView = incidentRow.extend({
  closedBy: z.string().nullable(),
  rootCause: z.string(),
  lessons: z.string(),
  people: z.object({ count: z.number().nullable(), who: z.string() }),
  entries: z.array(incidentEntry),
  deadlines: z.array(incidentDeadline),
  /** Page of the entry in the register of incidents; null where there is none. */
  recordHref: z.string().nullable(),
  /** The firm has not said where it works, so that the country is a guess. */
  isGuess: z.boolean(),
  doneSteps: z.array(z.object({ stepId: z.string(), at: z.string(), by: z.string() })),
});
