import { texts } from '@portal/domain/texts/texts.ts';

/** On the page of the year. */
export const dayCard = texts('learning.dayCard', {
  /** Above or before the title, which names the day. */
  kind: 'A day at work',
  offer: 'A story in which you make the choices. It takes about ten minutes, and your choices decide how the day ends.',
  own: 'There is no grade. {organization} sees only the day you finished it, never what you chose.',
  isBegun: 'You’re in the middle of it.',
  walkedOn: 'You finished it on {day}: “{ending}.”',
  begin: 'Begin the day',
  goOn: 'Continue the day',
  lookBack: 'Look back, or go through it again',
});

/** The page of a day at work. */
export const dayPage = texts('learning.dayPage', {
  loading: 'Loading the day',
  intro:
    'Today, you play yourself. Choose what you would really do: every choice moves the story along, and none of them ends it. There is no grade.',
  notTranslated: 'The day has not been translated yet. It is in English.',
  stepOf: 'Choice {step, number}',
  whatNow: 'What do you do?',
  youChose: 'You chose',
  continue: 'Continue',
  theEnd: 'The end of the day',
  again: 'Go through the day again',
  notOpen: 'This day is not open yet',
  notOpenHint:
    'It opens once you’ve completed {count, plural, one {# course} other {# courses}} from its year. “Your year” shows how far you are.',
  noSuchDay: 'This day does not exist',
  noSuchDayHint: 'The address may be mistyped. “Your year” shows which days are open.',
});

/** How a choice is told; never as a grade. */
export const dayVerdicts = texts('learning.dayVerdicts', {
  wise: 'A wise choice',
  risky: 'It could go well, but it’s risky',
  wrong: 'An easy mistake to make, but it has a cost',
});

/** How a day has ended. */
export const dayEndings = texts('learning.dayEndings', {
  good: 'A good day',
  mixed: 'A mixed day',
  bad: 'A long day',
});

/** After the end of a day. */
export const dayEnd = texts('learning.dayEnd', {
  title: 'Your path through the day',
  wise: '{wise, plural, =0 {None of your {count, number} choices was wise, but practice is the right place for that.} =1 {One of your {count, number} choices was wise.} other {# of your {count, number} choices were wise.}}',
  allWise: 'All {count, number} of your choices were wise.',
  /** Another choice follows, and what would have come of it. */
  changed: 'What would have changed the day',
  best: 'You’ve been through this day {walks, plural, one {once} other {# times}}. Your best outcome: “{ending}.”',
});
