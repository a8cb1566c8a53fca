import { texts } from '@portal/domain/texts/texts.ts';

export const weaknessFilters = texts('concierge.weaknesses.weaknessFilters', {
  status: 'Status',
  all: 'All',
  severity: 'Severity',
});

export const weaknessSummary = texts('concierge.weaknesses.weaknessSummary', {
  title: 'Security Weaknesses',
  openWeaknesses: 'Open weaknesses',
  noOpenWeaknesses: 'No open weaknesses',
  nothingIsOpenPast: 'Nothing is open. Past reports stay here for your records.',
  text1WeaknessIsOpen: '1 weakness is open.',
  openWeaknessesAreOpen: '{open} weaknesses are open.',
  areNoneIsUrgent: '{are} None is urgent. Plan to fix them over the next few weeks, from the top.',
});

export const severityMark = texts('concierge.weaknesses.severityMark', {
  someoneCouldTakeOver: 'Someone could take over systems or data with little effort. Act today.',
  someoneCouldDoSerious: 'Someone could do serious damage. Act this week.',
  itHelpsAnAttacker: 'It helps an attacker in combination with something else. Fix it within a month.',
  itHelpsAnAttacker2: 'It helps an attacker a little. Fix it when you get a chance.',
  notADangerOn: 'Not a danger on its own, but good to know.',
  severitySeverity: 'Severity: {severity}',
});

export const statusMark = texts('concierge.weaknesses.statusMark', {
  hint: 'This weakness is still there.',
  thisWeaknessWasFixed: 'This weakness was fixed, and the concierge has checked it.',
  theConciergeReviewedIt: 'The concierge reviewed it: it does not matter for you.',
  theConciergeHasNot: 'The concierge has not given this weakness a status.',
  statusStatus: 'Status: {status}',
});

export const weaknessesTable = texts('concierge.weaknesses.weaknessesTable', {
  securityWeaknesses: 'Security Weaknesses',
  weakness: 'Weakness',
  severity: 'Severity',
  status: 'Status',
  reportedOn: 'Reported On',
  statusUpdated: 'Status updated',
});

export const weaknessesTab = texts('concierge.weaknesses.weaknessesTab', {
  loadingYourWeaknesses: 'Loading your weaknesses',
  title: 'No weaknesses reported',
  whatTheConciergeDoes: 'What the concierge does for you',
  whenYourCyberConcierge:
    'When your cyber concierge finds a weak point in your security, it appears here with what it means and how to fix it, and you get an email.',
  noneOfThese: 'None of these',
  showAllWeaknesses: 'Show all weaknesses',
  noWeaknessHasThis: 'No weakness has this status and severity.',
  pagesOfWeaknesses: 'Pages of weaknesses',
});

export const weaknessFacts = texts('concierge.weaknesses.weaknessFacts', {
  cvssScoreOf10: '{cvssScore} of 10',
});

export const weaknessView = texts('concierge.weaknesses.weaknessView', {
  securityWeaknesses: 'Security Weaknesses',
  weaknessDetails: 'Weakness Details',
  downloadPdfOpensIn: 'Download PDF<span> (opens in a new window)</span>',
  thisDocumentMayContain: 'This document may contain sensitive information. Be careful who you share it with.',
  title: 'From your cyber concierge',
  evidence: 'Evidence',
});

export const weaknessPage = texts('concierge.weaknesses.weaknessPage', {
  weaknessDetails: 'Weakness Details',
  loadingTheWeakness: 'Loading the weakness',
});
