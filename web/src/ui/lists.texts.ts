import { texts } from '@portal/domain/texts/texts.ts';

export const pagination = texts('ui.pagination', {
  previousPage: 'Previous page',
  page: 'Page {number, number}',
  nextPage: 'Next page',
});

export const stepper = texts('ui.stepper', {
  /** For screen readers, after the name of a step. */
  done: '(done)',
  toDo: '(to do)',
});
