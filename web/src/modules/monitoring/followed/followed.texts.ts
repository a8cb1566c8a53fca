import { texts } from '@portal/domain/texts/texts.ts';

export const findingHistory = texts('monitoring.followed.findingHistory', {
  firstSeen: 'First seen',
  cameBack: '{count, plural, one {Came back} other {Came back (# times)}}',
  gotWorse: 'Got worse',
  lastSeen: 'Last seen',
  fixed: 'Fixed',
  history: 'History',
});

export const markDialog = texts('monitoring.followed.markDialog', {
  weAcceptTheRisk: 'We accept the risk for now',
  description: 'The finding comes back on the day you choose, or right away if it gets worse.',
  thisIsNotA: 'This is not a problem',
  theScanIsWrong: 'The scan is wrong, or something else already protects you here.',
  theFindingWasSet: 'The finding was set aside.',
  theFindingCountsAgain: 'The finding is counted again.',
  what: 'The finding could not be set aside.',
  pleaseSayWhy: 'Please enter a reason.',
  pleaseChooseADate: 'Please choose a date.',
  title: 'Set this finding aside',
  cancel: 'Cancel',
  setAside: 'Set aside',
  itNoLongerCounts:
    'This finding will no longer count as something to do. Reports will still list it with your reason, so everyone who reads them will know.',
  whyDoesItNot: 'Why doesn’t it need to be fixed now?',
  until: 'Until',
  reason: 'Reason',
  forYourColleaguesAnd: 'For your coworkers and anyone who reads a report.',
});

export const markNote = texts('monitoring.followed.markNote', {
  setAsideNotA: 'Set aside: not a problem',
  acceptedUntil: 'Accepted until {day}',
  wasAcceptedUntil: 'The risk was accepted until {day}. This finding is now counted again.',
  theRiskWasAccepted: 'The risk was accepted when it was lower. This finding is now counted again.',
  setAsideBefore: 'This finding was set aside when it was less serious. It is now counted again.',
  putBackOnThe: 'Restore to the list',
  removeThisNote: 'Remove this note',
  quoted: '“{reason}”',
  byAndOn: '{name}, {day}',
});

export const stepNotes = texts('monitoring.followed.stepNotes', {
  ifSomethingGoesWrong: 'If something goes wrong',
  howWeCheckedThis: 'How we checked this',
  theConfigurationLinesWere:
    'We tried the configuration lines on {server} on {day}: the problem was gone, and the rest of the site still worked. Lines that need your own certificate or application were checked only by the server’s parser.',
  phpLinesWere: 'We tried the PHP lines on {server} on {day}.',
  notTried:
    'We could not try the steps for {label} ourselves. {why} If a screen looks different, see <link>{title}</link>.',
  othersNotTried:
    'We could not try the other steps for {label} ourselves. {why} If a screen looks different, see <link>{title}</link>.',
});

export const platformSteps = texts('monitoring.followed.platformSteps', {
  stepsFor: 'Steps for',
  recognized: 'Recognized on your website',
  weCouldNotTell: 'We could not tell what your website runs on. Choose it here.',
  theScanRecognized: 'The scan recognized {systems}.',
});

export const retestCard = texts('monitoring.followed.retestCard', {
  itIsFixedWell: 'It is fixed. Well done.',
  itIsStillThere: 'It is still there.',
  itCouldNotBe: 'It could not be tested.',
  testJustThisFinding: 'Test just this finding. It takes a minute or two, and you can close this page in the meantime.',
  thisWasFoundBy:
    'This was found by an extra check. The next scan at the {level} level will show whether it is still there, as long as that check is turned on for the website.',
  thisCannotBeTested:
    'This cannot be tested on its own. The next scan of the whole website will show whether it is still there.',
  what: 'The test could not be started.',
  isItStillFixed: 'Is it still fixed?',
  haveYouFixedIt: 'Have you fixed it?',
  testAgain: 'Check again',
  testing: 'Testing',
  gettingReady: 'Getting ready',
  theTestOfAt: 'The test from {at} was canceled.',
  testedAt: 'Tested {at}.',
});

export const stateWords = texts('monitoring.followed.stateWords', {
  new: 'New',
  stillThere: 'Still there',
  cameBack: 'Came back',
  fixed: 'Fixed',
});

export const followedFindingView = texts('monitoring.followed.followedFindingView', {
  what: 'The finding could not be restored.',
  findingsOnName: 'Findings on {name}',
  setAside: 'Set aside',
});

export const exportMenu = texts('monitoring.followed.exportMenu', {
  filesToDownload: 'Files to download',
  download: 'Download',
  forSpreadsheets: 'For spreadsheet apps',
  forOtherPrograms: 'For other apps',
  forCodeHosts: 'For code hosts and bug trackers',
});

export const findingsFilters = texts('monitoring.followed.findingsFilters', {
  /** A choice and how many findings it has. */
  counted: '{label} ({count, number})',
  toDo: 'To do',
  new: 'New',
  cameBack: 'Came back',
  accepted: 'Accepted',
  notAProblem: 'Not a problem',
  fixed: 'Fixed',
  everything: 'Everything',
  anySeverity: 'Any severity',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'Info',
  anyone: 'Anyone',
  anyCheck: 'Any check',
  show: 'Show',
  severity: 'Severity',
  whoCanFixIt: 'Who can fix it',
  whatWasChecked: 'What was checked',
  searchFindingsAndAddresses: 'Search findings and addresses',
  find: 'Find',
  clearAllFilters: 'Clear all filters',
});

export const followedCard = texts('monitoring.followed.followedCard', {
  sinceFirstSeenAt: 'Since {firstSeenAt}',
  goneSinceFixedAt: 'Gone since {fixedAt}',
});

export const noFindings = texts('monitoring.followed.noFindings', {
  nothingToDo: 'Nothing to do',
  noScanHasLeft: 'No scan findings are open here. Keep the schedule running: new weaknesses are discovered every week.',
  nothingNew: 'Nothing new',
  theLatestScansFound: 'The latest scans found nothing that wasn’t already known.',
  nothingCameBack: 'Nothing came back',
  whatWasFixedHas: 'Everything that was fixed has stayed fixed.',
  noRiskIsAccepted: 'No accepted risks',
  findingsWhoseRiskYou: 'Findings whose risk you accept until a certain date appear here.',
  nothingWasSetAside: 'Nothing set aside',
  findingsThatYouSet: 'Findings that you set aside because they are not a problem appear here.',
  nothingWasFixedYet: 'Nothing fixed yet',
  whenAScanNo: 'When a scan no longer detects a finding, it moves here automatically.',
  noFindingsYet: 'No findings yet',
  theyAppearHereAfter: 'They appear here after the first scan.',
  nothingMatchesTheseFilters: 'Nothing matches these filters',
  clearAllFilters: 'Clear all filters',
  theyMayBeHiding: 'They may be hiding findings.',
});

export const findingsResult = texts('monitoring.followed.findingsResult', {
  loadingTheFindings: 'Loading the findings',
  findings: 'Findings',
  found: '{count, plural, one {# finding} other {# findings}}, worst first',
  pagesOfFindings: 'Pages of findings',
});

export const toHandOver = texts('monitoring.followed.toHandOver', {
  whatToFixOn: 'What to fix on {websiteName}, worst first',
  asShown: '{count, plural, one {# finding on {websiteName}} other {# findings on {websiteName} as shown}}',
});

export const trendCard = texts('monitoring.followed.trendCard', {
  trend: 'Trend',
  allFindingsOverTime: 'All findings over time',
  problemsFoundByEach: 'Problems found by each scan:',
  fixedSinceThePrevious: 'fixed since the previous scan',
  showAsATable: 'Show as a table',
  findingsInEachScan: 'Findings in each scan',
  highsMediumsLows: '{highs, number} high, {mediums, number} medium, {lows, number} low',
  /** "first" and "latest" are counts such as "2 high, 1 medium, 0 low". */
  inWords: 'Issues in {count, number} scans: {first} in the first; {latest} in the latest',
  firstScan: '<b>{day}:</b> the first scan. After the next one, you will see what has changed.',
  nothingChanged: '<b>{day}:</b> nothing has changed since the previous scan.',
  /** "changes" is a list such as "1 new, 3 fixed". */
  changed: '<b>{day}:</b> {changes} since the previous scan.',
  countNew: '{count, number} new',
  countCameBack: '{count, number} came back',
  countFixed: '{count, number} fixed',
  /** Of the colors of the chart. */
  keyHigh: 'high',
  keyMedium: 'medium',
  keyLow: 'low',
  scan: 'Scan',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  new: 'New',
  cameBack: 'Came back',
  fixed: 'Fixed',
});

export const ticketCard = texts('monitoring.followed.ticketCard', {
  title: 'Ticket in your ticketing system',
  about: 'Send this as a ticket, with the steps, to the people who will fix it.',
  make: 'Create a ticket',
  making: 'The ticket is being created …',
  wasMade: 'The ticket was created.',
  open: 'Ticket: {key} – open',
  closed: 'Ticket: {key} – closed',
  done: 'Ticket: {key} – work is done',
  declined: 'Ticket: {key} – will not be done',
  show: 'Open in your ticketing system',
  made: 'Created on {day} by {name}.',
  checkAgain: 'Closed in your ticketing system on {day} – check again whether it is fixed.',
  reportedBy: 'Reported on {day} by {name}.',
  reported: 'Reported on {day} through the link in the email.',
  checkWork: 'Check again to see whether the problem is gone.',
  staysOpen: 'The finding will remain on your list.',
});
