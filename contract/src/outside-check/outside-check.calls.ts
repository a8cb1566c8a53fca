import { CHECK_PART_NAMES } from '@portal/domain/outside-check/check-parts.ts';
import { z } from 'zod';
import { email, subscriptionId } from '../accounts/accounts.schemas.ts';
import { call, done, id, line, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { FINDING_GRADES } from '../ratings/ratings.schemas.ts';

/** Why a check gave nothing. */
const CHECK_FAILURES = ['NAME_UNKNOWN', 'GIVEN_UP'] as const;

const checkFinding = z.object({
  kind: z.string(),
  grade: z.enum(FINDING_GRADES),
  title: z.string(),
  why: z.string(),
  /** Steps; none where it is good. */
  fix: z.array(z.string()),
  who: z.string(),
  effort: z.string(),
  /** Where it was seen, and what, line by line. */
  places: z.array(z.object({ asset: z.string(), evidence: z.array(z.string()) })),
});

const checkPart = z.object({
  part: z.enum(CHECK_PART_NAMES),
  title: z.string(),
  isLooking: z.boolean(),
  /** Things that have no result, each with its reason, as a sentence. */
  notMeasured: z.array(z.string()),
  /** Worst first. */
  findings: z.array(checkFinding),
});

/** What a check has seen so far. */
const checkResult = z.object({
  domain: z.string(),
  /** Goes on to sign-up; null when the check was not opened by one that is good now. */
  subscriptionId: z.string().nullable(),
  isDone: z.boolean(),
  failure: z.enum(CHECK_FAILURES).nullable(),
  verdict: z.object({
    tone: z.enum(['open', 'danger', 'warning', 'success', 'unknown']),
    title: z.string(),
    text: z.string(),
  }),
  /** How many of the things that were looked at have a result. */
  measured: z.number(),
  looked: z.number(),
  parts: z.array(checkPart),
  notLookedAt: z.array(z.object({ title: z.string(), why: z.string() })),
  /** When it is deleted. */
  expiresAt: z.string(),
});

/**
 * Begins a passive look at a domain, for anybody. Needs a captcha pass, unless this browser is looking at the same domain already: then
 * it is the same check.
 */
export const startOutsideCheck = call({
  method: 'POST',
  path: '/outsideCheck/start',
  access: 'public',
  input: z.object({ domain: line(300), subscriptionId: subscriptionId.optional() }),
  output: withData(z.object({ checkId: z.string() })),
  errors: [
    'ROUTE_NOT_FOUND',
    'CAPTCHA_FAILED',
    'CHECK_NOT_A_DOMAIN',
    'CHECK_IP_ADDRESS',
    'CHECK_EMAIL_WRONG',
    'CHECK_EXAMPLE_DOMAIN',
    'CHECK_MAIL_PROVIDER',
    'CHECKED_TOO_OFTEN',
    'CHECKS_BUSY',
  ],
  perMinute: 6,
});

/** What a check has seen so far; for the browser that began it alone, and for an hour. */
export const readOutsideCheck = call({
  method: 'GET',
  path: '/outsideCheck/result/{checkId}',
  access: 'public',
  input: z.object({ checkId: id }),
  output: withData(checkResult),
  errors: ['ROUTE_NOT_FOUND', 'NOT_FOUND'],
  perMinute: 180,
});

/** Leaves an address for the provider, which may write about this check; without the tick nothing is kept. */
export const leaveCheckEmail = call({
  method: 'POST',
  path: '/outsideCheck/leaveEmail',
  access: 'public',
  input: z.object({
    checkId: id,
    email,
    agrees: z.literal(true, faults.checkBox.text),
  }),
  output: done,
  errors: ['ROUTE_NOT_FOUND', 'NOT_FOUND'],
  perMinute: 6,
});
