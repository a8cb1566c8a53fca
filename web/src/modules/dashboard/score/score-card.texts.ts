import { texts } from '@portal/domain/texts/texts.ts';

export const scoreCard = texts('dashboard.score.scoreCard', {
  /** Of the dial. */
  label: 'Your score is {score} out of 100',
  labelLimited: 'Your score is {score} out of 100; the highest you can reach right now is {reachable}',
  outOf: 'out of 100',
  /** Of the line chart. */
  overTime: 'Your score, from {first} on {day} to {score} today',
  seeWhatToDo: 'See what to do',
  howTheScoreWorks: 'How the score works',
});

export const scoreChange = texts('dashboard.score.scoreChange', {
  /** "arrow" points up or down. */
  inAMonth: '{arrow} {points, plural, one {# point} other {# points}} in a month',
  sinceYouStarted: '{arrow} {points, plural, one {# point} other {# points}} since you started',
});
