import { texts } from '@portal/domain/texts/texts.ts';

export const reportMenu = texts('monitoring.reports.reportMenu', {
  everythingThatWasFound: 'Everything that was found, sorted by OWASP Top 10',
  forCardPaymentsBy: 'For card payments, by PCI DSS requirement',
  reportsToDownload: 'Reports to download',
  download: 'Download',
});

export const canceledScanCard = texts('monitoring.reports.canceledScanCard', {
  manuallyCanceled: 'Manually canceled',
});

export const completedScanCard = texts('monitoring.reports.completedScanCard', {
  levelAndDuration: '{level} scan, {duration}',
  issuesFound: 'Issues found',
  noIssuesFound: 'No issues found',
  viewFindingsOfWhen: 'View findings from {when}',
  viewFindings: 'View findings',
});

export const failedScanCard = texts('monitoring.reports.failedScanCard', {
  failedOn: 'Scan failed on {time}',
  stopped: 'The scan stopped before it was finished.',
  /** "reason" is a sentence. */
  whatToDo:
    '{reason} Check that your website works in a browser, then choose Scan Now from the Actions menu. The schedule continues as planned.',
});

export const runningScanCard = texts('monitoring.reports.runningScanCard', {
  scanInitiatedCheckBack: 'Scan initiated, check back in a few minutes',
  oneFindingIsBeing: 'One finding is being tested again',
  running: 'Running',
  levelAndStart: '{level} scan, started {time}. You can close this page; the scan continues.',
  retestStarted: 'Started {time}. It takes a minute or two; the result will appear on the finding’s page.',
  cancelScan: 'Cancel Scan',
  checkedSoFar: 'Checked so far',
  gettingReady: 'Getting ready',
});

export const scanReportList = texts('monitoring.reports.scanReportList', {
  scanReports: 'Scan reports',
  noScanReportsYet: 'No scan reports yet.',
  pagesOfScanReports: 'Pages of scan reports',
});

/** How many issues of each kind, below a bar that shows them: each stands after its number, such as "3 high". */
export const issueParts = texts('monitoring.reports.issueParts', {
  high: '{count, plural, one {high} other {high}}',
  medium: '{count, plural, one {medium} other {medium}}',
  low: '{count, plural, one {low} other {low}}',
});
