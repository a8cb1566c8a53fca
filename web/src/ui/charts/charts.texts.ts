import { texts } from '@portal/domain/texts/texts.ts';

export const levelPill = texts('ui.charts.levelPill', {
  aWeakestPoint: 'a weakest point',
});
