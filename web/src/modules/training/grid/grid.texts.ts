import { texts } from '@portal/domain/texts/texts.ts';

export const peopleGrid = texts('training.grid.peopleGrid', {
  peopleAndCourses: 'People and courses',
  name: 'Name',
  /** "state" is such as "Overdue". */
  notForThem: 'For another role',
  stateDue: '{state}, due {day}',
});

export const gridCard = texts('training.grid.gridCard', {
  what: 'The grid of people and courses',
  loadingTheGridOf: 'Loading the grid of people and courses',
  title: 'Where everyone stands',
  description:
    'Your whole team and the courses in year {year, number} of their training. People with the nearest due dates are at the top.',
  yearOfTraining: 'Training year',
  year: 'Year {year, number}',
  whatTheMarksMean: 'What the symbols mean',
  thereIsNoOne: 'There is no one on this page anymore.',
  pagesOfTheGrid: 'Pages of the grid',
  whatTheNumbersMean: 'What the numbers mean',
});
