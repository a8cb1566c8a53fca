export { findCampaignPages } from './find-campaigns.ts';
export { type Received, receiveReport } from './reports/receive-report.ts';
