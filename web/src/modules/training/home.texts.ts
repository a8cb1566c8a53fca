import { texts } from '@portal/domain/texts/texts.ts';

export const trainingHome = texts('training.trainingHome', {
  training: 'Training',
  overdue: 'overdue',
});
