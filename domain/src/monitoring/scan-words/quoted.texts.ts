import { texts } from '../../texts/texts.ts';

/** What we say where another engine or a published description says nothing. */
export const unquoted = texts('monitoring.unquoted', {
  notDescribed: 'The scanning service does not describe it.',
  showIt: 'Show this finding to the people who maintain the website.',
  publishedWeakness: 'A published weakness',
  affectedVersion: '(affected version)',
  newestVersion: 'the newest one',
});
