import { texts } from '@portal/domain/texts/texts.ts';

export const copyFindingButton = texts('monitoring.findings.copyFindingButton', {
  yourBrowserDidNot: 'Your browser did not allow copying. Select the text and copy it by hand.',
  copied: 'Copied',
  copyForYourWeb: 'Copy for your web developer',
  theFindingWasCopied: 'The finding was copied.',
});

export const findingEvidence = texts('monitoring.findings.findingEvidence', {
  request: 'Request',
  answer: 'Answer',
  seeItYourself: 'See it yourself',
});

export const findingReferences = texts('monitoring.findings.findingReferences', {
  owaspTop102025: 'OWASP Top 10 (2025)',
  owaspTop102021: 'OWASP Top 10 (2021)',
  owaspTestingGuide: 'OWASP testing guide',
});

export const findingText = texts('monitoring.findings.findingText', {
  seenAtJoin: 'Seen at:\n{join}',
  whatItIsWhat: 'What it is:\n{what}',
  whyItMattersWhy: 'Why it matters:\n{why}',
  howToFixIt: 'How to fix it:\n{join}',
  proofNote: 'Proof:\n{note}',
  requestRequest: 'Request:\n{request}',
  answerResponse: 'Answer:\n{response}',
  seeItYourselfCurl: 'See it yourself:\n{curl}',
  referencesJoin: 'References:\n{join}',
});

export const fixSteps = texts('monitoring.findings.fixSteps', {
  copyText: 'Copy: {text}',
  copied: 'Copied',
});

export const findingDetails = texts('monitoring.findings.findingDetails', {
  title: 'What it is',
  whyItMatters: 'Why it matters',
  howToFixIt: 'How to fix it',
  whatWeSaw: 'What we saw',
  whoCanDoIt: 'Who can do it',
  where: 'Where',
  whereCountPlaces: 'Where ({count} places)',
  references: 'References',
  opensInANew: '(opens in a new tab)',
});

export const findingItem = texts('monitoring.findings.findingItem', {
  newText: 'New',
  historyOfThisFinding: 'History of this finding, test it again, or set it aside',
});

export const findingsList = texts('monitoring.findings.findingsList', {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'Info',
  title: 'No issues found',
  thisScanFoundNothing:
    'This scan found nothing to fix. Keep the schedule running: new weaknesses become known every week.',
  findings: 'Findings',
  showFindingsBySeverity: 'Show findings by severity',
  allCount: 'All ({count})',
  countOfCount2Findings: '{count} of {count2} findings shown',
});

export const findingsSummary = texts('monitoring.findings.findingsSummary', {
  issuesFound: 'Issues found',
  noIssuesFound: 'No issues found',
  newCountNewSinceThe: '<strong>{newCount}</strong> new since the previous scan',
});

export const findingsView = texts('monitoring.findings.findingsView', {
  findingsForName: 'Findings for {name}',
  allScanReports: 'All scan reports',
  completeTimeScanLevelLabels: '{completeTime}, {SCAN_LEVEL_LABELS} scan, {scanDuration}',
  loadingTheFindings: 'Loading the findings',
  title: 'The findings could not be loaded.',
  tryAgain: 'Try again',
  youCanAlsoDownload: 'You can also download the report.',
});
