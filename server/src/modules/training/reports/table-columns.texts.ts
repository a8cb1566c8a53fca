import { texts } from '@portal/domain/texts/texts.ts';

/** Headings of the files with one table of the reports each. */
export const tableColumns = texts('training.tableColumns', {
  role: 'role',
  people: 'people in the role',
  month: 'month',
  due: 'courses due',
  completed: 'of these, completed so far',
  name: 'name',
  email: 'email',
  department: 'department',
  roles: 'roles',
  course: 'course',
  question: 'question',
  answers: 'answers',
  wrong: 'incorrect answers',
  wrongPercent: 'incorrect answers in percent',
  recallPeople: 'people who take two questions a week',
  rightPercent: 'correct answers in percent',
});
