import { NEXT_ACTIONS } from '@portal/domain/dashboard/next-actions.ts';
import { z } from 'zod';
import { call, noInput, withData } from '../call.ts';
import {
  complianceSummary,
  cyberConciergeSummary,
  monitoringSummary,
  nextAction,
  trainingSummary,
  zimmSummary,
} from './dashboard.schemas.ts';

/** All that the dashboard shows: the activity of the modules, each null while the plan does not hold it, and what to do next. */
export const getModuleActivity = call({
  method: 'GET',
  path: '/dashboard/getModuleActivity',
  access: 'member',
  input: noInput,
  output: withData(
    z.object({
      compliance: complianceSummary.nullable(),
      zimm: zimmSummary.nullable(),
      insurance: z.null(),
      training: trainingSummary.nullable(),
      cyberConcierge: cyberConciergeSummary.nullable(),
      monitoring: monitoringSummary.nullable(),
      nextActions: z.array(nextAction).max(NEXT_ACTIONS),
    }),
  ),
  errors: [],
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
