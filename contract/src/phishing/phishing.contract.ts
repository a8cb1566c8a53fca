import type { ModuleContract } from '../module-contract.ts';
import * as phishing from './phishing.calls.ts';
import { PHISHING_ERRORS } from './phishing.errors.ts';
import * as phishingCampaigns from './phishing-campaigns.calls.ts';
import * as phishingLinks from './phishing-links.calls.ts';
import * as phishingResults from './phishing-results.calls.ts';
import * as phishingStaff from './phishing-staff.calls.ts';

/** What phishing simulations say on the wire: their calls by file, and their table of errors. */
export const PHISHING = {
  calls: { phishing, phishingCampaigns, phishingLinks, phishingResults, phishingStaff },
  errors: { phishing: PHISHING_ERRORS },
} as const satisfies ModuleContract;
