import { texts } from '@portal/domain/texts/texts.ts';

export const conciergeTile = texts('dashboard.tiles.conciergeTile', {
  weaknesses: '{count, plural, one {# open weakness} other {# open weaknesses}}',
  messages: '{count, plural, one {# unread message} other {# unread messages}}',
  requests: '{count, plural, one {# open help request} other {# open help requests}}',
  title: 'Cyber Concierge',
  openYourConcierge: 'Open Your Concierge',
  stuckOrNotSure: 'Stuck or not sure? Ask an expert in your own words.',
  criticalOrHigh: '{count, number} critical or high',
  new: 'NEW',
  seeWhatToDo: 'See what to do first',
});

export const inactiveTile = texts('dashboard.tiles.inactiveTile', {
  notInYourPlan: 'Not in your plan',
  subscribeToUse: 'Subscribe to Use',
});

export const maturityTile = texts('dashboard.tiles.maturityTile', {
  title: 'Cyber Maturity',
  startAssessment: 'Start Assessment',
  answerPlainQuestionsFor: 'Spend about half an hour on plain questions, and you will know your weakest point.',
  allAnswered: 'All answered',
  percentAnswered: '{percent}% answered',
  ofFive: 'out of 5 on average',
  seeYourReport: 'See your report',
  finishAssessment: 'Finish Assessment',
  weakest: 'Weakest: level {level}, {levelName}.',
  weakestSoFar: 'Weakest so far: level {level}, {levelName}.',
});

export const issueAdvice = texts('dashboard.tiles.issueAdvice', {
  scanning: 'We are scanning your website',
  thisTakesAFew: 'This takes a few minutes. You can close this page; the scan continues.',
  followTheScan: 'Follow the scan',
  noScanReportsYet: 'No scan reports yet.',
  yourWebsiteIsSet: 'Your website is set up. Results will appear here after its first scan.',
  seeYourWebsites: 'See your websites',
  yourWebsitesLookGood: 'Your websites look good',
  theLatestScansFound: 'The latest scans found nothing to fix. We’ll keep looking.',
  seeTheReports: 'See the reports',
  issues: '{count, plural, one {# issue} other {# issues}} to look at',
  startWithTheHighs:
    'Start with the {highs, plural, one {# high-risk issue} other {# high-risk issues}}: attackers look for these first. Each comes with steps to fix it.',
  fixTheHighs: '{highs, plural, one {Fix the high-risk issue first} other {Fix the high-risk issues first}}',
  noHighRisksPlan:
    'No high-risk issues. Set aside time this month for the {mediums, plural, one {# medium-risk one} other {# medium-risk ones}}.',
  noHighOrMedium: 'No high- or medium-risk issues. Fix the rest the next time someone works on the website.',
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
  highsMediumsLows: '{highs, number} high, {mediums, number} medium, {lows, number} low',
  noScanIsScheduled: 'No scan is scheduled',
  nextScan: 'Next scan: {day}',
});

export const planTile = texts('dashboard.tiles.planTile', {
  title: 'Your plan',
  freeTrial: 'Free trial',
  active: 'Active',
  chooseAPlan: 'Choose a plan',
  myPlan: 'My Plan',
  seeThePlans: 'See the plans',
  yourFreeTrialEnds: 'Your free trial ends in {daysLeft, plural, one {# day} other {# days}}.',
  yourFreeTrialEnded: 'Your free trial ended on {day}.',
});

export const policiesTile = texts('dashboard.tiles.policiesTile', {
  title: 'Security Policies',
  allInPlace: 'All in place',
  toGo: '{count} to go',
  /** After a large number: how many policies are active. */
  active: 'active',
  activeAndDraft: 'active, {draft} in draft',
  writeYourFirstPolicy: 'Write your first policy',
  seeYourPolicies: 'See your policies',
  theFirstOneTakes: 'The first one takes about 15 minutes.',
  lastUpdated: 'Last updated {day}',
});

export const ratingsTile = texts('dashboard.tiles.ratingsTile', {
  title: 'Attack Surface',
  seeYourselfFromThe: 'See yourself from the outside',
  yourDomainEmailAnd: 'Your domain, email and servers as customers, insurers and attackers see them.',
  /** After a large number: the scale it is on. */
  scale: 'on a scale from 250 to 900',
  seeTheAnalysis: 'See the analysis',
  whatOutsidersSeeOf: 'What outsiders can see about you.',
});

export const trainingTile = texts('dashboard.tiles.trainingTile', {
  title: 'Training',
  bringYourTeamOn: 'Bring Your Team on Board',
  tenMinutesAMonth: 'Ten minutes a month makes your team hard to fool.',
  overdue: '{count, number} overdue',
  upToDate: 'Up to date',
  showWhoIsOverdue: 'Show Who Is Overdue',
  showTheTeam: 'Show the Team',
  upToDateOf: '{upToDate, number} of {teamMembers, number}',
  finished: '{count, number} finished for the year',
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
