import { z } from 'zod';
import { call, noInput, withData } from '../call.ts';
import { monitoringSummary } from './dashboard.schemas.ts';

/** Activity of the modules, each null while the plan does not hold it. */
export const getModuleActivity = call({
  method: 'GET',
  path: '/dashboard/getModuleActivity',
  access: 'member',
  input: noInput,
  output: withData(z.object({ compliance: z.null(), insurance: z.null(), training: z.null() })),
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
