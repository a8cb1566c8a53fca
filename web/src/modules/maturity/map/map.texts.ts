import { texts } from '@portal/domain/texts/texts.ts';

export const elementsMap = texts('maturity.map.elementsMap', {
  mapOfTheAssessment: 'Map of the assessment',
  answeredOfCount: '{answered} of {count}',
  title: 'A colleague has answered',
  aColleagueHasAnswered: ', a colleague has answered',
  theQuestionHasChanged: ', the question has changed since you answered',
});
