import { texts } from '@portal/domain/texts/texts.ts';

export const elementsMap = texts('maturity.map.elementsMap', {
  mapOfTheAssessment: 'Map of the assessment',
  answeredOfCount: '{answered} of {count}',
  colleagueAnswered: 'A coworker has answered',
  /** "unseen" is only read out. */
  question:
    '{name}<unseen>{colleague, select, answered {, a coworker has answered} other {}}{since, select, changed {, the question has changed since you answered} other {}}</unseen>',
});

/** Before the name of a question, for who does not see its mark. */
export const levelMark = texts('maturity.map.levelMark', {
  open: 'Open:',
  doesNotApply: 'Does not apply:',
  notKnown: 'Not known:',
  level: 'Level {level}:',
});
