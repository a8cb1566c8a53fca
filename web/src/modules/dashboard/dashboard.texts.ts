import { texts } from '@portal/domain/texts/texts.ts';

export const changesCard = texts('dashboard.changesCard', {
  better: 'Improved:',
  needsAttention: 'Needs attention:',
  news: 'New:',
  title: 'What changed this week',
  nothingChangedInThe:
    'Nothing changed in the last seven days. We’ll keep watching and tell you here when something does.',
});

export const helpLine = texts('dashboard.helpLine', {
  gotASecurityQuestionnaire: 'Got a security questionnaire?',
  proofPacks: 'Proof packs',
  needAHand: 'Need a hand?',
  contactCyberConcierge: 'Contact Cyber Concierge',
  contactSupport: 'Contact Support',
});

export const timeNeeded = texts('dashboard.timeNeeded', {
  aboutAMinute: 'About a minute',
  aboutMinutes: 'About {minutes} minutes',
  aboutHours: 'About {hours} hours',
  moreThanADay: 'More than a day',
});

export const nextActionItem = texts('dashboard.nextActionItem', {
  you: 'You',
  youOrYourIt: 'You or your IT provider',
  youOrYourDeveloper: 'You or your developer',
  doThisFirst: 'Do this first',
  gain: '{points, plural, one {+# point} other {+# points}}',
  beginTitle: 'Begin: {title}',
  begin: 'Begin',
});

export const nextActionsCard = texts('dashboard.nextActionsCard', {
  nothingNeedsYouRight: 'Nothing needs your attention right now',
  yourNextAction: 'Your next action',
  yourNextTwoActions: 'Your next two actions',
  yourNextThreeActions: 'Your next three actions',
  calendar: 'Calendar',
  youAreOnTop:
    'You are on top of things. We’ll keep watch and tell you here and by email when there is something to do.',
});

export const dashboardSkeleton = texts('dashboard.dashboardSkeleton', {
  loadingYourDashboard: 'Loading your dashboard',
});

export const greeting = texts('dashboard.greeting', {
  unnamed: '{part, select, morning {Good morning} afternoon {Good afternoon} other {Good evening}}',
  named:
    '{part, select, morning {Good morning, {firstName}} afternoon {Good afternoon, {firstName}} other {Good evening, {firstName}}}',
});

export const dashboardPage = texts('dashboard.dashboardPage', {
  dashboard: 'Dashboard',
  title: 'Your dashboard could not be loaded.',
  tryAgain: 'Try again',
});

export const dashboardHome = texts('dashboard.dashboardHome', {
  dashboard: 'Dashboard',
});

export const dashboardPlaces = texts('dashboard.dashboardPlaces', {
  howTheScoreWorks: 'How the score works',
});

export const dashboardWords = texts('dashboard.dashboardWords', {
  downloadedSecurityOnOne: 'Downloaded “Security on one page”',
});
