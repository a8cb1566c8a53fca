import { texts } from '@portal/domain/texts/texts.ts';

export const conciergeTile = texts('dashboard.tiles.conciergeTile', {
  numberOfWeaknesses: '{numberOfWeaknesses, plural, one {# open weakness} other {# open weaknesses}}',
  numberOfAlerts: '{numberOfAlerts, plural, one {# unread message} other {# unread messages}}',
  openRequests: '{openRequests, plural, one {# open help request} other {# open help requests}}',
  title: 'Cyber Concierge',
  openYourConcierge: 'Open Your Concierge',
  stuckOrNotSure: 'Stuck or not sure? Ask an expert in your own words.',
  criticalAndHighCriticalOrHigh: '{criticalAndHigh} critical or high',
  newText: 'NEW',
  seeWhatToDo: 'See what to do first',
});

export const inactiveTile = texts('dashboard.tiles.inactiveTile', {
  notInYourPlan: 'Not in your plan',
  subscribeToUse: 'Subscribe to Use',
});

export const maturityTile = texts('dashboard.tiles.maturityTile', {
  title: 'Cyber Maturity',
  startAssessment: 'Start Assessment',
  answerPlainQuestionsFor: 'Answer plain questions for about half an hour, and you will know your weakest point.',
  allAnswered: 'All answered',
  percentDoneAnswered: '{percentDone}% answered',
  of5OnAverage: 'of 5 on average',
  seeYourReport: 'See your report',
  finishAssessment: 'Finish Assessment',
  weakestLevelOverallLevelLevelName: 'Weakest: level {overallLevel}, {levelName}',
});

export const issueAdvice = texts('dashboard.tiles.issueAdvice', {
  title: 'We are scanning your website',
  thisTakesAFew: 'This takes a few minutes. You can close this page; the scan continues.',
  followTheScan: 'Follow the scan',
  noScanReportsYet: 'No scan reports yet.',
  yourWebsiteIsSet: 'Your website is set up. Results appear here after its first scan.',
  seeYourWebsites: 'See your websites',
  yourWebsitesLookGood: 'Your websites look good',
  theLatestScansFound: 'The latest scans found nothing to fix. We keep looking.',
  seeTheReports: 'See the reports',
  count: '{count, plural, one {# issue} other {# issues}} to look at',
  startWithTheHighs:
    'Start with the {highs, plural, one {# high risk} other {# high risks}}: attackers look for these first. Each comes with steps to fix it.',
  fixTheHighRisk: 'Fix the high risk first',
  fixTheHighRisks: 'Fix the high risks first',
  noHighRisksPlan:
    'No high risks. Plan time this month for the {mediums, plural, one {# medium one} other {# medium ones}}.',
  noHighOrMedium: 'No high or medium risks. Fix these the next time someone works on the website.',
  seeWhatToDo: 'See what to do',
});

export const monitoringBadge = texts('dashboard.tiles.monitoringBadge', {
  notScannedYet: 'Not scanned yet',
  scanning: 'Scanning',
  allClear: 'All clear',
  needsAttention: 'Needs attention',
});

export const monitoringTile = texts('dashboard.tiles.monitoringTile', {
  title: 'Website Scans',
  scanYourFirstWebsite: 'Scan Your First Website',
  checkYourWebsiteFor: 'Check your website for weak spots: three short steps, about two minutes.',
  aScanIsRunning: 'A scan is running',
  highsHighMediumsMedium: '{highs} high, {mediums} medium, {lows} low',
  noScanIsScheduled: 'No scan is scheduled',
  nextScanNextScanDate: 'Next scan: {nextScanDate}',
});

export const planTile = texts('dashboard.tiles.planTile', {
  title: 'Your plan',
  freeTrial: 'Free trial',
  active: 'Active',
  chooseAPlan: 'Choose a plan',
  myPlan: 'My Plan',
  seeThePlans: 'See the plans',
  yourFreeTrialEnds: 'Your free trial ends in {daysLeft} {daysLeft, plural, one {day} other {days}}.',
  yourFreeTrialEnded: 'Your free trial ended on {expirationDate}.',
});

export const policiesTile = texts('dashboard.tiles.policiesTile', {
  title: 'Security Policies',
  allInPlace: 'All in place',
  inactiveToGo: '{inactive} to go',
  activeDraftInDraft: 'active, {draft} in draft',
  writeYourFirstPolicy: 'Write your first policy',
  seeYourPolicies: 'See your policies',
  theFirstOneTakes: 'The first one takes about 15 minutes.',
  lastUpdatedLastUpdated: 'Last updated {lastUpdated}',
});

export const ratingsTile = texts('dashboard.tiles.ratingsTile', {
  title: 'Attack Surface',
  seeYourselfFromThe: 'See yourself from the outside',
  yourDomainEmailAnd: 'Your domain, email and servers as customers, insurers and attackers see them.',
  of250To900: 'of 250 to 900',
  seeTheAnalysis: 'See the analysis',
  whatOutsidersSeeOf: 'What outsiders see of you.',
});

export const trainingTile = texts('dashboard.tiles.trainingTile', {
  title: 'Training',
  bringYourTeamOn: 'Bring Your Team on Board',
  tenMinutesAMonth: 'Ten minutes a month makes your team hard to fool.',
  overdueOverdue: '{overdue} overdue',
  upToDate: 'Up to date',
  showWhoIsOverdue: 'Show Who Is Overdue',
  showTheTeam: 'Show the Team',
  upToDateOfTeamMembers: '{upToDate} of {teamMembers}',
  isFinishedWithTheWhole: '{isFinished} with the whole year done',
});

export const moduleTiles = texts('dashboard.tiles.moduleTiles', {
  cyberMaturity: 'Cyber Maturity',
  plainQuestionsShowYour: 'Plain questions show your weakest point and what to do in the next 90 days.',
  websiteScans: 'Website Scans',
  findWeakSpotsOn: 'Find weak spots on your website before others do.',
  attackSurface: 'Attack Surface',
  seeYourselfTheWay: 'See yourself the way customers, insurers and attackers do.',
  securityPolicies: 'Security Policies',
  completePoliciesInPlain: 'Complete policies in plain words. A few questions make them yours.',
  training: 'Training',
  twelveShortCoursesA: 'Twelve short courses a year that make your team hard to fool.',
  cyberConcierge: 'Cyber Concierge',
  securityExpertsWhoTell: 'Security experts who tell you what matters and answer your questions.',
  yourModules: 'Your modules',
});
