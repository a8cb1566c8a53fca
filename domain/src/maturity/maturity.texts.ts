import { texts } from '../texts/texts.ts';

/** How an answer stands beside what the portal knows. */
export const weighed = texts('maturity.weighed', {
  contradicted: 'What the portal sees does not quite match your answer: {seen}',
  supported: 'What the portal sees matches your answer: {seen}',
  onlyPart: 'The portal sees only part of this: {seen}',
  mayHelp: 'This may help you find out: {seen}',
  mayBeFurther: 'You may be further along than you think: {seen}',
  nobodyKnows: 'The portal cannot see this on its own, so someone has to find out.',
  notSeen: 'The portal cannot see this on its own, so it takes your word for it.',
});

/** Why the plan begins elsewhere than an answer says. */
export const start = texts('maturity.planStart', {
  doesNotFit: 'Your answer does not quite match what we see. {seen}',
  notAnswered: 'You have not answered this question yet.',
  notApplicable: 'You answered that this does not apply.',
});

/** How long something takes. */
export const effort = texts('maturity.effort', {
  minutes: '{count, plural, one {About # minute} other {About # minutes}}',
  hours: '{count, plural, =1 {About an hour} other {About # hours}}',
});

/** What comes first in the plan. */
export const doors = texts('maturity.doors', {
  fixFirst: 'Have this fixed before anything else, and have someone verify the fix.',
  itProvider: 'Your IT provider',
});
