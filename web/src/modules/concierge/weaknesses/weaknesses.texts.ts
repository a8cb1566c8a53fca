import { texts } from '@portal/domain/texts/texts.ts';

/** How a weakness stands, in a word or two. */
export const statuses = texts('concierge.weaknesses.statuses', {
  Open: 'Open',
  Resolved: 'Resolved',
  'Not Relevant': 'Not Relevant',
  'No Status': 'No Status',
});

/** How bad a weakness is, in a word. */
export const severities = texts('concierge.weaknesses.severities', {
  Critical: 'Critical',
  High: 'High',
  Medium: 'Medium',
  Low: 'Low',
  Info: 'Info',
});

export const weaknessFilters = texts('concierge.weaknesses.weaknessFilters', {
  status: 'Status',
  all: 'All',
  /** A status and how many weaknesses have it. */
  statusAndCount: '{status} ({count, number})',
  severity: 'Severity',
});

export const weaknessSummary = texts('concierge.weaknesses.weaknessSummary', {
  title: 'Security Weaknesses',
  openWeaknesses: 'Open weaknesses',
  noOpenWeaknesses: 'No open weaknesses',
  nothingIsOpenPast: 'Nothing is open. Past reports stay here for your records.',
  noneIsUrgent:
    '{open, plural, one {# weakness is open. It is not urgent. Plan to fix it over the next few weeks.} other {# weaknesses are open. None are urgent. Plan to fix them over the next few weeks, starting at the top.}}',
  /** "urgent" of the open ones are at the top of the list. */
  startAtTop:
    '{open, plural, one {# weakness is} other {# weaknesses are}} open. This week, start with the {urgent, plural, one {one} other {#}} at the top.',
  /** Below a bar, each after its number, such as "2 critical". */
  critical: '{count, plural, other {critical}}',
  high: '{count, plural, other {high}}',
  medium: '{count, plural, other {medium}}',
  low: '{count, plural, other {low}}',
  info: '{count, plural, other {info}}',
});

export const severityMark = texts('concierge.weaknesses.severityMark', {
  criticalMeans: 'Someone could take over systems or data with little effort. Act today.',
  highMeans: 'Someone could do serious damage. Act this week.',
  mediumMeans: 'It helps an attacker in combination with something else. Fix it within a month.',
  lowMeans: 'It helps an attacker a little. Fix it when you get a chance.',
  infoMeans: 'Not a danger on its own, but good to know.',
  severity: 'Severity: {severity}',
});

export const statusMark = texts('concierge.weaknesses.statusMark', {
  openMeans: 'This weakness is still there.',
  resolvedMeans: 'This weakness was fixed, and the concierge has checked the fix.',
  notRelevantMeans: 'The concierge reviewed this weakness and found that it doesn’t affect you.',
  noStatusMeans: 'The concierge has not given this weakness a status.',
  /** "meaning" is one of the sentences above. */
  meansSince: '{meaning} Updated on {day}.',
  status: 'Status: {status}',
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
  noneReported: 'No weaknesses reported',
  whatTheConciergeDoes: 'What the concierge does for you',
  whenYourCyberConcierge:
    'When your cyber concierge finds a weak point in your security, it will appear here, along with what it means and how to fix it, and you’ll get an email.',
  noneOfThese: 'Nothing found',
  showAllWeaknesses: 'Show all weaknesses',
  noWeaknessHasThis: 'No weakness has this status and severity.',
  pagesOfWeaknesses: 'Pages of weaknesses',
});

export const weaknessFacts = texts('concierge.weaknesses.weaknessFacts', {
  reportedOn: 'Reported On',
  severity: 'Severity',
  status: 'Status',
  cvssScore: 'CVSS score',
  scoreOfTen: '{score} out of 10',
});

export const weaknessView = texts('concierge.weaknesses.weaknessView', {
  securityWeaknesses: 'Security Weaknesses',
  weaknessDetails: 'Weakness Details',
  downloadPdf: 'Download PDF<span> (opens in a new window)</span>',
  thisDocumentMayContain: 'This document may contain sensitive information. Be careful who you share it with.',
  fromConcierge: 'From your cyber concierge',
  evidence: 'Evidence',
});

export const weaknessPage = texts('concierge.weaknesses.weaknessPage', {
  weaknessDetails: 'Weakness Details',
  loadingTheWeakness: 'Loading the weakness',
});
