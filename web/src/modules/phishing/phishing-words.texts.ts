import { texts } from '@portal/domain/texts/texts.ts';

/** In the log, completed by what it was done to, and in the console's list of emails. */
export const phishingWords = texts('phishing.words', {
  turnedOn: 'Turned on phishing simulations',
  turnedOff: 'Turned off phishing simulations',
  changedSettings: 'Changed the settings of phishing simulations',
  addedDomain: 'Added the email domain',
  sentCode: 'Sent a code to',
  provedDomain: 'Proved the email domain',
  lostDomain: 'DNS record no longer there for',
  removedDomain: 'Removed the email domain',
  plannedCampaign: 'Planned the phishing campaign',
  changedCampaign: 'Changed the phishing campaign',
  stoppedCampaign: 'Stopped the phishing campaign',
  exportedResults: 'Downloaded results of phishing simulations',
  madeReportLink: 'Created a link for reporting emails',
  revokedReportLink: 'Revoked the link for reporting emails',
  reported: 'Practice email reported',
  otherReported: 'Email reported that came from',
  checkedSender: 'Checked the sending domain',
  stoppedAll: 'Stopped all phishing simulations',
  resumedAll: 'Resumed all phishing simulations',
  simulation: 'Phishing simulation',
  codeForDomain: 'Code for an email domain',
  thanksForReport: 'Thanks for a report',
  reportedEmail: 'Reported email',
});
