import { COMPUTERS, MAIL_PROGRAMS, PHONES } from '@portal/domain/training/firm-programs.ts';
import { z } from 'zod';
import { call, done, lines, MAX_REVISION, noInput, withData } from '../call.ts';
import { programmeFields } from './trainee.schemas.ts';

const training = { access: 'member', module: 'training' } as const;

const programme = z.object({
  ...programmeFields,
  /** The firm's own words in the welcome mail; empty for none. */
  welcomeText: lines(2000),
  /** Whether people may turn on two questions a week. */
  recall: z.boolean(),
  /** What the firm's people work with; courses name its keys and pages. */
  programs: z.object({ mail: z.enum(MAIL_PROGRAMS), computers: z.enum(COMPUTERS), phones: z.enum(PHONES) }),
  /** Counts the changes: of two admins who save at once, the second is told. */
  revision: z.int().min(0).max(MAX_REVISION),
});

/** How the firm runs its year of training. */
export const readProgramme = call({
  ...training,
  method: 'GET',
  path: '/training/readProgramme',
  input: noInput,
  output: withData(programme),
  errors: [],
});

/** Changes the year; days that are due later and were not set by hand move along. */
export const saveProgramme = call({
  ...training,
  method: 'POST',
  path: '/training/saveProgramme',
  input: programme,
  output: done,
  errors: ['PROGRAMME_DATE_INVALID'],
});
