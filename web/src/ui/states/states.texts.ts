import { texts } from '@portal/domain/texts/texts.ts';

export const banner = texts('ui.states.banner', {
  note: 'Note',
  done: 'Done',
  warning: 'Warning',
  problem: 'Problem',
  closeMessage: 'Close message',
});

export const severityBadge = texts('ui.states.severityBadge', {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'Info',
  countCritical: '{count, number} critical',
  countHigh: '{count, number} high',
  countMedium: '{count, number} medium',
  countLow: '{count, number} low',
  countInfo: '{count, number} info',
});

export const loadFailed = texts('ui.states.loadFailed', {
  whatCouldNotBe: '{what} could not be loaded.',
  tryAgain: 'Try again',
  nothingIsLostTry: 'Nothing has been lost. Try again in a moment.',
});
