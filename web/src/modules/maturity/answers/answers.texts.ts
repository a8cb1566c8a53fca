import { texts } from '@portal/domain/texts/texts.ts';

export const useAnswers = texts('maturity.answers.useAnswers', {
  goToName: 'Go to “{name}”',
});
