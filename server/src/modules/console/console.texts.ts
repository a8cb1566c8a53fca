import { texts } from '@portal/domain/texts/texts.ts';

/** Words that may not be there in every language, as staff sees them named. */
export const coverage = texts('console.coverage', {
  texts: 'Pages, emails, and documents',
});

export const findForStaff = texts('console.findForStaff', { sandbox: 'Sandbox, {plan}' });
