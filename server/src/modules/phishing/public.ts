export { findFirmsOfDomain, listOnceProvedDomains } from './domains/domains.store.ts';
export { findCampaignPages } from './find-campaigns.ts';
export { type Practice, selectPractice } from './practice/practice.store.ts';
export { type Received, receiveReport } from './reports/receive-report.ts';
