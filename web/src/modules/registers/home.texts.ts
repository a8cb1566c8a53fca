import { texts } from '@portal/domain/texts/texts.ts';

export const registersHome = texts('registers.home', {
  records: 'Records',
  overdue: 'overdue',
});
