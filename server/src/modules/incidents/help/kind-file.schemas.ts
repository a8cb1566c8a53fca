import { INCIDENT_KINDS, STEP_PEOPLE } from '@portal/domain/incidents/incident-kinds.ts';
import { z } from 'zod';

const sentence = z.string().min(1).max(240);
const step = z
  .object({
    id: z.string().regex(/^[a-z][a-z-]{1,40}$/),
    do: sentence,
    how: sentence,
    who: z.enum(STEP_PEOPLE),
    microsoft: sentence.optional(),
    google: sentence.optional(),
  })
  .strict()
  .refine(({ microsoft, google }) => (microsoft === undefined) === (google === undefined), {
    message: 'one provider is named without the other',
  });

/** A file of `content/incidents/kinds`. */
export const kindFile = z
  .object({
    id: z.enum(INCIDENT_KINDS),
    title: sentence,
    short: z.string().min(1).max(40),
    when: sentence,
    minutes: z.array(step).min(6).max(9),
    never: z.array(sentence).min(2).max(5),
    hour: z.array(step).min(2).max(6),
    day: z.array(step).min(2).max(6),
    record: z.array(sentence).min(3).max(8),
    ends: z.string().min(1).max(480),
  })
  .strict()
  .refine(({ minutes, hour, day }) => {
    const ids = [...minutes, ...hour, ...day].map(({ id }) => id);
    return new Set(ids).size === ids.length;
  }, 'two steps have the same id');
