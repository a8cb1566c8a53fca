import { texts } from '@portal/domain/texts/texts.ts';

export const scoreRules = texts('dashboard.score.scoreRules', {
  oneHundredPointsAre:
    'One hundred points are split among eight subjects, based on how costly problems in each one are for companies your size. Within a subject, every question carries the same weight.',
  yesEarnsAllOf:
    '“Yes” earns all of a question’s points, and “in part” earns half. Anything you answered more than 90 days ago counts for half until you confirm it.',
  anythingThatNoOne:
    'Anything that no one has checked or answered earns nothing. Not having found a problem doesn’t count as a “yes.”',
  weCompareWhatYou:
    'We compare your answers with what the portal or an expert finds. If either one finds that something is missing, your answer never counts as a “yes.”',
  anythingThatDoesNot: 'Anything that does not apply to you is left out, and its points are spread across the rest.',
  attackersHaveOneWay:
    'Attackers have one way in: an open door in your attack surface or a critical weakness that an expert reported. With two, the limit is 40; with three or more, it is 30.',
  emailHasNoSecond:
    'Email has no second factor, or there is no backup of the data you need. Insurers turn companies down for either one.',
  aSeriousWeaknessIs:
    'A serious weakness has not been fixed: a high-risk issue on a website, or a weakness that an expert rated high.',
  title: 'The rules',
  whatLimitsTheScore: 'What limits the score',
  goodHabitsDoNot:
    'Good habits do not make up for an open door. While any of these is true, your score cannot go above the limit shown. Points are scaled down to fit, so every improvement still counts. The lowest limit applies.',
  theOrderOfThe:
    'The order of the subjects follows the published figures cited in the security rating method: insurance claims, annual breach reports, and lists of exploited weaknesses. The points are our judgment. They do not guarantee that nothing will happen.',
});

export const scoreTable = texts('dashboard.score.scoreTable', {
  scoreOverTimeAs: 'Score over time as a table',
  from: 'From',
  score: 'Score',
});

export const scoreTopicCard = texts('dashboard.score.scoreTopicCard', {
  yes: 'Yes',
  inPart: 'In part',
  notYet: 'Not yet',
  notKnown: 'Unknown',
  doesNotApply: 'Does not apply',
  points: 'Points',
  pointsOf: '{points, plural, one {# point} other {# points}} of {possible, plural, one {# point} other {# points}}',
  questions: '{count, plural, one {# question} other {# questions}}',
  goThereLabel: 'Go there: {question}',
  goThere: 'Go there',
  pleaseConfirm: '{label}, please confirm',
});

export const scorePage = texts('dashboard.score.scorePage', {
  howTheScoreWorks: 'How the score works',
  description: 'Every point, where it comes from, and how to earn the next one.',
  dashboard: 'Dashboard',
  onOnePagePdf: 'On one page (PDF)',
  what: 'The score',
  loadingTheScore: 'Loading the score',
});
