import { OPT_IN_CHECKS } from '@portal/domain/monitoring/opt-in-checks.ts';
import { z } from 'zod';
import { call, id, withData } from '../call.ts';
import { consent } from './monitoring.schemas.ts';

const checkId = z.enum(OPT_IN_CHECKS);

const optIns = z.object({
  /** Whether the scanner of this portal has such checks. */
  isAvailable: z.boolean(),
  /** Whether it was shown that the website is the organisation's own; without it they are made in no scan. */
  isProved: z.boolean(),
  checks: z.array(
    z.object({
      checkId,
      /** Null while it is off. */
      switchedOn: z.object({ by: z.string(), at: z.string() }).nullable(),
    }),
  ),
});

/** Which checks that do more than look are switched on for a website. */
export const readOptIns = call({
  access: 'member',
  module: 'monitoring',
  method: 'POST',
  path: '/monitoring/opt-ins/read',
  isPassive: true,
  input: z.object({ targetId: id }),
  output: withData(optIns),
  errors: [],
});

/** Switches one on, with the words that were agreed to; only for a website that is proved to be the organisation's own. */
export const switchOptInOn = call({
  access: 'member',
  module: 'monitoring',
  method: 'POST',
  path: '/monitoring/opt-ins/on',
  input: z.object({ targetId: id, checkId, consent }),
  output: withData(optIns),
  errors: ['OPT_IN_NOT_AVAILABLE', 'OPT_IN_NEEDS_PROOF'],
});

/** Switches one off, which is always possible; a scan that runs ends as it began. */
export const switchOptInOff = call({
  access: 'member',
  module: 'monitoring',
  method: 'POST',
  path: '/monitoring/opt-ins/off',
  input: z.object({ targetId: id, checkId }),
  output: withData(optIns),
  errors: [],
});
