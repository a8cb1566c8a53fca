import { texts } from '@portal/domain/texts/texts.ts';

export const noWebsites = texts('monitoring.page.noWebsites', {
  twoMinutes: 'Two minutes',
  onlyReadsUnlessYou: 'Reads pages only, unless you choose a deeper scan',
  saysWhatToFix: 'Tells you what to fix',
  title: 'Scan Your First Website',
  addAWebsite: 'Add a Website',
  weLookAtYour:
    'We look at your website the way an attacker would, and tell you in plain words what to fix first. You need its address and the owner’s permission.',
});

export const useWebsiteScans = texts('monitoring.page.useWebsiteScans', {
  failedToUploadThe: 'Failed to upload the most recent report',
});

export const noWebsiteLeftButton = texts('monitoring.page.noWebsiteLeftButton', {
  addAnotherWebsite: 'Add Another Website',
  youveReachedTheMaximum: "You've reached the maximum of {maximum} website(s).",
  youHaveOurLargest: 'You have our largest plan. Email <link>{supportEmail}</link> if you need more.',
  upgradeYourPlan: 'Upgrade Your Plan',
});

export const addWebsiteButton = texts('monitoring.page.addWebsiteButton', {
  remaining: '{remaining} website(s) remaining',
  addAnotherWebsite: 'Add Another Website',
});

export const websiteBar = texts('monitoring.page.websiteBar', {
  selectWebsite: 'Select Website',
});

export const websiteActions = texts('monitoring.page.websiteActions', {
  scanNow: 'Scan Now',
  editWebsiteName: 'Edit Website Name',
  scheduleScans: 'Schedule Scans',
  editScanSchedule: 'Edit Scan Schedule',
  proveOwnership: 'Prove Ownership',
  extraChecks: 'Extra Checks',
  signInForScans: 'Sign-In for Scans',
  apiDescription: 'API Description',
  removeWebsite: 'Remove Website',
  cancelCurrentlyRunningScan: 'Cancel currently running scan',
});

export const scheduleBox = texts('monitoring.page.scheduleBox', {
  scanSchedule: 'Scan schedule',
  nextScan: 'Next scan',
  /** "recurrence" begins a sentence, such as "Every month on the 1st". */
  recurrenceAndLevel: '{recurrence}. Level: {level}.',
  notScheduled: 'Not scheduled',
  newWeaknessesBecomeKnown:
    'New weaknesses are discovered every week. With a schedule, scans look for them without anyone having to remember to start one.',
  changeSchedule: 'Change schedule',
  scheduleScans: 'Schedule scans',
});

export const websiteActionsMenu = texts('monitoring.page.websiteActionsMenu', {
  actions: 'Actions',
});

export const websiteStatus = texts('monitoring.page.websiteStatus', {
  firstScanRuns: 'The first scan is running',
  youWillSeeHere:
    'As soon as it finishes, you’ll see how your website is doing. There’s nothing you need to do until then.',
  noScanHasFinished: 'No scan has finished yet',
  notScannedYet: 'Not scanned yet',
  scanNow: 'Scan Now',
  scanNowToSee: 'Scan now to see how your website is doing, or wait for the next scheduled scan.',
  loadingYourWebsitesStatus: 'Loading your website’s status',
  seeWhatToFix: 'See what to fix',
  viewFindings: 'View findings',
  issuesFound: 'Issues found',
  noIssuesFound: 'No issues found',
  asOf: 'As of {day}.',
  asOfSetAside: 'As of {day}. Not counted: {count, number} set aside by your organization.',
});

export const websitePanel = texts('monitoring.page.websitePanel', {
  what: 'The scan could not be started.',
  opensInANew: '(opens in a new tab)',
});

export const websiteScansLoading = texts('monitoring.page.websiteScansLoading', {
  loading: 'Loading',
  loadingYourWebsiteScans: 'Loading your Website scans...',
});

export const websiteScans = texts('monitoring.page.websiteScans', {
  title: 'Your website scans could not be loaded',
  tryAgain: 'Try again',
  nothingIsLostAnd: 'Nothing is lost, and scheduled scans continue. If this problem persists, contact {supportEmail}.',
});
