import { texts } from '@portal/domain/texts/texts.ts';

export const websiteFindingPage = texts('monitoring.websiteFindingPage', {
  finding: 'Finding',
  what: 'The finding',
  loadingTheFinding: 'Loading the finding',
});

export const websiteFindingsPage = texts('monitoring.websiteFindingsPage', {
  findingsOnName: 'Findings on {name}',
  findings: 'Findings',
  websiteScans: 'Website Scans',
  description:
    'What the scans found, tracked from one scan to the next: what’s new, what’s still there, and what’s gone.',
  what: 'Your websites',
  theFindings: 'The findings',
});

export const scanLevelDescriptions = texts('monitoring.scanLevelDescriptions', {
  aQuickLookAt:
    'A quick look at your home page and a few other pages. Checks encryption, the certificate, security headers, cookies and email protection. Takes under a minute. Only reads pages and changes nothing on your website.',
  goesThroughTheWhole:
    'Goes through the whole website and looks for outdated software, files that should not be public, and other known weaknesses. Takes 1 to 30 minutes, with no more than two requests per second. Only reads pages and changes nothing on your website.',
  everythingInSafeAnd:
    'Does everything in Safe and also tries your forms with harmless entries. Takes up to 90 minutes. Doesn’t change or delete anything, but contact forms may send you a few test messages.',
  theDeepestLookMany:
    'The deepest look: many more tests of every form, cookie and script. Takes up to 6 hours, so it’s best run overnight. Doesn’t change or delete anything, but forms may store or send test entries.',
  looksForOneWeakness:
    'Looks for only one weakness, Log4j (CVE-2021-44228), in addresses, forms and headers. Takes up to 10 minutes. Changes nothing on your website.',
  likeLightningForA:
    'Like Lightning, but for a test copy of your website; the report says that it covers a test copy. Takes under a minute and changes nothing.',
  likeNormalForA:
    'Like Normal, but for a test copy of your website; the report says that it covers a test copy. Takes up to 90 minutes. Forms may store or send test entries.',
});

export const websiteScansPage = texts('monitoring.websiteScansPage', {
  websiteScans: 'Website Scans',
  title: 'Website Security Scans',
  description: 'Regular scans find the weak spots on your websites before someone else does.',
  howWebsiteScansWork: 'How website scans work',
});

export const monitoringWords = texts('monitoring.monitoringWords', {
  addedAWebsite: 'Added a website',
  changedAWebsite: 'Changed a website',
  provedOwnershipOfA: 'Proved ownership of a website',
  turnedOnAnExtra: 'Turned on an extra check',
  turnedOffAnExtra: 'Turned off an extra check',
  savedASignIn: 'Saved a sign-in for scans',
  triedASignIn: 'Tried a sign-in for scans',
  letScansSignIn: 'Turned on signing in for scans',
  stoppedScansSigningIn: 'Turned off signing in for scans',
  removedASignIn: 'Removed a sign-in for scans',
  savedAnApiDescription: 'Saved an API description for scans',
  removedAnApiDescription: 'Removed an API description for scans',
  removedAWebsite: 'Removed a website',
  scheduledScans: 'Scheduled scans',
  changedASchedule: 'Changed a schedule',
  startedAScan: 'Started a scan',
  canceledAScan: 'Canceled a scan',
  skippedAScanThat: 'Skipped a scan that was due',
  acceptedTheRiskOf: 'Accepted the risk of a finding',
  setAFindingAside: 'Set a finding aside as not a problem',
  putAFindingBack: 'Restored a finding to the list',
  hadAFindingTested: 'Retested a finding',
  downloadedTheFindings: 'Downloaded the findings',
  changedWhoGetsEmails: 'Changed who gets emails about scans',
  scanFoundSomethingNew: 'Scan found something new',
  scanFinished: 'Scan finished',
});
