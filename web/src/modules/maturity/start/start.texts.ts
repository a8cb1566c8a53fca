import { texts } from '@portal/domain/texts/texts.ts';

export const areaCards = texts('maturity.start.areaCards', {
  securityAreas: 'Security Areas',
  answeredOfCount: '{answered} of {count}',
});

export const startHeader = texts('maturity.start.startHeader', {
  cyberMaturity: 'Cyber Maturity',
  beta: 'Beta',
  /** "element" says in a popup which areas the elements belong to. */
  questions: '{count, plural, one {# question} other {# questions}}, one for each <element>Element</element>',
  securityAreas: 'Security Areas',
});

export const startOver = texts('maturity.start.startOver', {
  startOver: 'Start over',
  title: 'Remove all answers?',
  removeAllAnswers: 'Remove all answers',
  keepThem: 'Keep them',
  allOfYourCompanys:
    'This removes all of your company’s answers and notes for everyone. To change individual answers, open their questions instead.',
});

export const startView = texts('maturity.start.startView', {
  cyberMaturity: 'Cyber Maturity',
  questionsAnswered: 'Questions Answered',
  answeredOfElements: '{answered} of {elements}',
  seeYourReport: 'See your report',
  startAssessment: 'Start Assessment',
  finishAssessment: 'Finish Assessment',
  reportSoFar: 'Report so far',
});
