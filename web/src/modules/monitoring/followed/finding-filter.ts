import type { CallInput } from '../../../api/calls.ts';

export type FindingFilter = NonNullable<CallInput<'listFindings'>['state']>;
export type RemediatorKey = NonNullable<CallInput<'listFindings'>['who']>;

/** In the order in which they are offered. */
export const FINDING_FILTERS = [
  'to-do',
  'new',
  'reopened',
  'accepted',
  'false-positive',
  'fixed',
  'all',
] as const satisfies readonly FindingFilter[];

export const REMEDIATORS = [
  'you',
  'web-developer',
  'hosting-provider',
  'domain-provider',
] as const satisfies readonly RemediatorKey[];
