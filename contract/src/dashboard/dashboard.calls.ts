import { SHOWN_CHANGES } from '@portal/domain/dashboard/change.ts';
import { NEXT_ACTIONS } from '@portal/domain/dashboard/next-actions.ts';
import { FACT_TOPICS } from '@portal/domain/facts/fact.ts';
import { z } from 'zod';
import { call, namedFile, noInput, withData } from '../call.ts';
import {
  change,
  complianceSummary,
  cyberConciergeSummary,
  monitoringSummary,
  nextAction,
  ratingsSummary,
  scoreSummary,
  scoreTopic,
  trainingSummary,
  zimmSummary,
} from './dashboard.schemas.ts';

/** All that the dashboard shows: the activity of the modules, each null while the plan does not hold it, the score, and what to do next. */
export const getModuleActivity = call({
  method: 'GET',
  path: '/dashboard/getModuleActivity',
  access: 'member',
  input: noInput,
  output: withData(
    z.object({
      compliance: complianceSummary.nullable(),
      /** Records that are overdue. */
      registers: z.object({ overdue: z.number() }).nullable(),
      zimm: zimmSummary.nullable(),
      insurance: z.null(),
      training: trainingSummary.nullable(),
      cyberConcierge: cyberConciergeSummary.nullable(),
      monitoring: monitoringSummary.nullable(),
      ratings: ratingsSummary.nullable(),
      score: scoreSummary,
      nextActions: z.array(nextAction).max(NEXT_ACTIONS),
      /** What changed within a week, the newest first. */
      changes: z.array(change).max(SHOWN_CHANGES),
    }),
  ),
  errors: [],
});

/** How the score is made for this firm: each group of facts with its points, and each fact with what it brings. */
export const getScore = call({
  method: 'GET',
  path: '/dashboard/getScore',
  access: 'member',
  input: noInput,
  output: withData(z.object({ score: scoreSummary, topics: z.array(scoreTopic).max(FACT_TOPICS.length) })),
  errors: [],
});

/** How the firm stands and what comes next, on one page for those who decide and do not sign in. */
export const downloadSecurityPage = call({
  method: 'GET',
  path: '/dashboard/securityPage',
  access: 'member',
  input: noInput,
  output: namedFile,
  errors: [],
  perMinute: 20,
  file: 'application/pdf',
  isDownload: true,
});

export const getMonitoringSummary = call({
  method: 'GET',
  path: '/dashboard/monitoring',
  access: 'member',
  module: 'monitoring',
  input: noInput,
  output: withData(monitoringSummary),
  errors: [],
});
