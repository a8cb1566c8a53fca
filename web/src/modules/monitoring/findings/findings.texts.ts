import { texts } from '@portal/domain/texts/texts.ts';

export const copyFindingButton = texts('monitoring.findings.copyFindingButton', {
  yourBrowserDidNot: 'Your browser did not allow copying. Select the text and copy it by hand.',
  copied: 'Copied',
  copyForYourWeb: 'Copy for your web developer',
  theFindingWasCopied: 'The finding was copied.',
});

export const findingEvidence = texts('monitoring.findings.findingEvidence', {
  request: 'Request',
  answer: 'Response',
  seeItYourself: 'See for yourself',
});

export const findingReferences = texts('monitoring.findings.findingReferences', {
  owaspTopTen: 'OWASP Top 10 (2025)',
  owaspTopTenBefore: 'OWASP Top 10 (2021)',
  owaspTestingGuide: 'OWASP testing guide',
});

export const findingText = texts('monitoring.findings.findingText', {
  websiteAndSeverity:
    'Website: {url}\nSeverity: {severity, select, high {high} medium {medium} low {low} other {info}}',
  websiteSeverityAndSubject:
    'Website: {url}\nSeverity: {severity, select, high {high} medium {medium} low {low} other {info}}\nAbout: {subject}',
  seenAt: 'Seen at:\n{places}',
  whatItIs: 'What it is:\n{what}',
  whyItMatters: 'Why it matters:\n{why}',
  howToFixIt: 'How to fix it:\n{steps}',
  proof: 'Proof:\n{note}',
  request: 'Request:\n{request}',
  answer: 'Response:\n{response}',
  seeItYourself: 'See for yourself:\n{curl}',
  references: 'References:\n{references}',
});

export const fixSteps = texts('monitoring.findings.fixSteps', {
  copyText: 'Copy: {text}',
  copied: 'Copied',
});

export const findingDetails = texts('monitoring.findings.findingDetails', {
  whatItIs: 'What it is',
  whyItMatters: 'Why it matters',
  howToFixIt: 'How to fix it',
  whatWeSaw: 'What we saw',
  whoCanDoIt: 'Who can do it',
  where: '{count, plural, one {Where} other {Where (# places)}}',
  references: 'References',
  opensInANew: '(opens in a new tab)',
  partsInEnglish: 'Quoted passages are in English.',
});

export const findingItem = texts('monitoring.findings.findingItem', {
  new: 'New',
  historyOfThisFinding: 'See this finding’s history, test it again, or set it aside',
});

export const findingsList = texts('monitoring.findings.findingsList', {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'Info',
  noIssuesFound: 'No issues found',
  thisScanFoundNothing:
    'This scan found nothing to fix. Keep the schedule running: new weaknesses are discovered every week.',
  findings: 'Findings',
  showFindingsBySeverity: 'Show findings by severity',
  all: 'All ({count, number})',
  /** A severity and how many findings have it. */
  counted: '{label} ({count, number})',
  shownOf: '{shown, number} of {count, plural, one {# finding} other {# findings}} shown',
});

export const findingsSummary = texts('monitoring.findings.findingsSummary', {
  issuesFound: 'Issues found',
  noIssuesFound: 'No issues found',
  newSince: '<strong>{count, number}</strong> new since the previous scan',
});

export const findingsView = texts('monitoring.findings.findingsView', {
  findingsForName: 'Findings for {name}',
  allScanReports: 'All scan reports',
  dayLevelAndDuration: '{day}, {level} scan, {duration}',
  dayLevelDurationAndPages: '{day}, {level} scan, {duration}, {pages, plural, one {# page} other {# pages}}',
  loadingTheFindings: 'Loading the findings',
  notLoaded: 'The findings could not be loaded.',
  tryAgain: 'Try again',
  youCanAlsoDownload: 'You can also download the report.',
});
