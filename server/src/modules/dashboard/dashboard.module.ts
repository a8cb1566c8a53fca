import type { ServerModule } from '../../server-module.ts';
import { dashboardCalls } from './dashboard.calls.ts';
import type { DashboardServices } from './dashboard-services.ts';
import { deleteOldScores, keepScores } from './score/keep-scores.ts';

const KEEPING_SCORES_EVERY_MS = 15 * 60_000;

/** The first page. */
export const dashboard: ServerModule<DashboardServices> = {
  calls: dashboardCalls,
  chores: [{ name: 'keep the scores of the day', everyMs: KEEPING_SCORES_EVERY_MS, run: keepScores }],
  clearExpired: deleteOldScores,
  demo: () => import('./demo/demo-scores.ts'),
};
