import { RETENTION_KINDS, RETENTION_TIMES, type RetentionKind } from '@portal/domain/portal/retention-times.ts';
import { z } from 'zod';
import { call, done, noInput, withData } from '../../call.ts';

const daysOf = (kind: RetentionKind) =>
  z.number().int().min(RETENTION_TIMES[kind].least).max(RETENTION_TIMES[kind].most).optional();

/** For how many days each kind is kept that the provider can set; `RETENTION_TIMES` says what is usual, and the bounds. */
export const readRetentionTimes = call({
  method: 'GET',
  path: '/console/retention',
  access: 'staff',
  permission: 'provider.manage',
  input: noInput,
  output: withData(z.record(z.enum(RETENTION_KINDS), z.number())),
  errors: [],
});

/** Sets for how many days some of them are kept; what is older goes within minutes. */
export const saveRetentionTimes = call({
  method: 'POST',
  path: '/console/saveRetention',
  access: 'staff',
  permission: 'provider.manage',
  freshProof: true,
  input: z.object({
    mailLog: daysOf('mailLog'),
    billingEvents: daysOf('billingEvents'),
    webhookDeliveries: daysOf('webhookDeliveries'),
    endedTokens: daysOf('endedTokens'),
    endedHandovers: daysOf('endedHandovers'),
    trainingLinks: daysOf('trainingLinks'),
    suspiciousEmails: daysOf('suspiciousEmails'),
    unansweredQuestions: daysOf('unansweredQuestions'),
    deletionGrace: daysOf('deletionGrace'),
  } satisfies Record<RetentionKind, unknown>),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED'],
});
