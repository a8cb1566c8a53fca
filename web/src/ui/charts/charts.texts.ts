import { texts } from '@portal/domain/texts/texts.ts';

export const levelPill = texts('ui.charts.levelPill', {
  /** "words" say its level. */
  weakest: '{words}, one of the weakest points',
});
