import { texts } from '@portal/domain/texts/texts.ts';

export const goalsStep = texts('intro.goalsStep', {
  meetContractualObligations: 'Meet contractual obligations',
  meetRegulatoryRequirements: 'Meet regulatory requirements',
  proactivelyProtectMyOrganization: 'Proactively protect my organization',
  learnMoreAboutCyber: 'Learn more about cybersecurity',
  whatAreYourGoals: 'What are your goals?',
  chooseAsManyAs: 'Choose as many as you like, or none. This helps us help you.',
  yourOrganizationsGoals: 'Your organization’s goals',
  other: 'Other',
  typeAnyOtherGoals: 'Type any other goals (optional)',
  back: 'Back',
  next: 'Next',
});

export const introPages = texts('intro.introPages', {
  title: 'Welcome aboard',
  youDoNotNeed:
    'You do not need to be a security expert to use {brand}. We look for problems, tell you in plain words what we found, and say what to do next and how long it takes.',
  theNextPagesTake:
    'The next pages take about three minutes. They explain what keeps a small company safe. At the end, we ask what matters most to you.',
  noJargon: 'No jargon',
  oneNextStepAt: 'One next step at a time',
  youCanStopAnd: 'You can stop and come back whenever you like',
  whyAttackersLikeSmall: 'Why attackers like small companies',
  mostAttacksAreNot:
    'Most attacks are not aimed at anyone in particular. Bots try every address on the internet, day and night, and use any door that is open. They try the bakery and the bank alike, but the bakery has fewer locks.',
  whatHappensNextIs:
    'What happens next is rarely like in the movies: an online store sends customers to a fake payment page, a hijacked mailbox asks your clients to pay into a new account, or no one can open the files on a Monday morning.',
  beingSmallIsNo: 'Being small is no protection',
  mostBreakInsUse: 'Most break-ins exploit gaps that have been known for months',
  closingTheCommonGaps: 'Closing the common gaps stops most attempts',
  yourWebsiteIsYour: 'Your website is your front door',
  yourWebsiteIsOpen:
    'Your website is open to everyone around the clock, and it ages: its software gets old, certificates expire, and a forgotten file sits where anyone can read it.',
  brandWalksThroughYour:
    '{brand} walks through your website the way an attacker would, without breaking anything. You get a list in order of importance, with steps to fix each issue, and a report for the people who built the site.',
  scansRunOnA: 'Scans run on a schedule, so new gaps do not stay hidden',
  reportsAreReadyTo: 'Reports are ready to show customers and insurers',
  scanOnlyWebsitesThat: 'Scan only websites that you own or have permission to scan',
  rulesThatPeopleCan: 'Rules that people can follow',
  halfAPageThat:
    'Half a page that everyone knows beats 40 pages that no one reads. Who may install software? What happens to a laptop when someone leaves? Who do you call when something looks wrong?',
  writeDownTheAnswers:
    'Write down the answers, have someone approve them, and review them once a year. Customers and insurers ask for exactly this.',
  startWithPasswordsDevices: 'Start with passwords, devices, backups, and who to call',
  nameOnePersonWho: 'Name one person who is responsible',
  ifNoOneCan: 'If no one can follow a rule, change it',
  yourPeopleNoticeFirst: 'Your people notice first',
  aColleagueWhoQuestions:
    'A coworker who questions an odd invoice is worth more than any software. People learn this in small, frequent steps, without being blamed for asking.',
  startWithOneHabit:
    'Start with one habit: when bank details change, confirm by calling a number you already know. It takes a minute and prevents the most expensive mistake small companies make.',
  tenMinutesAMonth: 'Ten minutes a month is better than a day a year',
  thankPeopleWhoReport: 'Thank people who report a mistake',
  aSecondFactorOn: 'A second factor on every mailbox protects against stolen passwords',
  aLittleBetterEvery: 'A little better every month',
  noOneGetsEverything:
    'No one gets everything right the first time, and no one has to. What counts is knowing where you stand, choosing the next step, and seeing that it worked.',
  yourDashboardShowsExactly:
    'Your dashboard shows exactly that: whether all is well, what to do next, and what has changed since last time. Checking it once a week is enough.',
  fixTheHighRisks: 'Fix the high-risk issues first',
  letTheNextScan: 'Let the next scan confirm the fix',
  keepTheReportsThey: 'Keep the reports: they show how far you have come',
});

export const infoStep = texts('intro.infoStep', {
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
});

export const introPage = texts('intro.introPage', {
  yourGoals: 'Your goals',
  stepOf: 'Step {step} of {stepCount}',
});
