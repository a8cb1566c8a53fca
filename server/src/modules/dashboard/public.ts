export type { DashboardServices } from './dashboard-services.ts';
export { summarizeScore } from './score/read-score.ts';
export { readSituation, type Situation } from './situation.ts';
