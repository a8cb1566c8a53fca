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
  scanLevelLabelsScan: '{SCAN_LEVEL_LABELS} scan, {scanDuration}',
  issuesFound: 'Issues found',
  noIssuesFound: 'No issues found',
  viewFindingsOfWhen: 'View findings of {when}',
  viewFindings: 'View findings',
});

export const failedScanCard = texts('monitoring.reports.failedScanCard', {
  scanFailedOnCompleteTime: 'Scan failed on {completeTime}',
  failureReasonCheckThatYour:
    '{failureReason} Check that your website works in a browser, then choose Scan Now from the Actions menu. The schedule continues as planned.',
});

export const runningScanCard = texts('monitoring.reports.runningScanCard', {
  scanInitiatedCheckBack: 'Scan initiated, check back in a few minutes',
  oneFindingIsBeing: 'One finding is being tested again',
  running: 'Running',
  scanLevelLabelsScan: '{SCAN_LEVEL_LABELS} scan, started {startTime}. You can close this page; the scan continues.',
  startedStartTimeItTakes: 'Started {startTime}. It takes a minute or two; the result is on the finding’s page.',
  cancelScan: 'Cancel Scan',
  checkedSoFar: 'Checked so far',
  gettingReady: 'Getting ready',
});

export const scanReportList = texts('monitoring.reports.scanReportList', {
  scanReports: 'Scan reports',
  noScanReportsYet: 'No scan reports yet.',
  pagesOfScanReports: 'Pages of scan reports',
});
