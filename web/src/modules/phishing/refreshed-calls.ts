import type { CallName } from '../../api/calls.ts';

/** What is read anew after a change of how the firm stands. */
export const REFRESHED: readonly CallName[] = ['phishingOverview', 'phishingCampaigns'];
