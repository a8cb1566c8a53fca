import { texts } from '@portal/domain/texts/texts.ts';

export const roleChoices = texts('training.roles.roleChoices', {
  roles: 'Roles (optional)',
  description: 'Each role adds one short course. A course that is already due opens today.',
});

export const roleCompletion = texts('training.roles.roleCompletion', {
  title: 'Completion by role and month',
  description: 'Of the courses that came due in each month, how many have been completed so far.',
  role: 'Role',
  everyone: 'Everyone',
  people: '{count, plural, one {# person} other {# people}}',
  completedOfDue: '{completed, number}/{due, number}',
  nothingDue: 'Nothing was due',
  completedOfDueInWords: '{completed, number} of {due, number} completed',
});
