export { domainView } from './domains/domain-view.ts';
export { findFirmsOfDomain, listDomains, listProvedDomains } from './domains/domains.store.ts';
export { addPhishingDomain } from './domains/edit-domains.ts';
export { provePhishingDomain } from './domains/prove-domain.ts';
export { findCampaignPages } from './find-campaigns.ts';
export { type Practice, selectPractice } from './practice/practice.store.ts';
export { type Received, receiveReport } from './reports/receive-report.ts';
