import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'rating.look-started': 'Had the company looked at from outside',
    'rating.measured': 'Looked from outside at',
    'rating.selectors-saved': 'Named the DKIM keys',
    'rating.incident-added': 'Noted a security incident',
    'rating.incident-removed': 'Took back a security incident',
    'rating.report-requested': 'Asked for a detailed rating report on',
    'rating.report-downloaded': 'Opened a detailed rating report on',
    'rating.snapshot-downloaded': 'Opened the rating snapshot of',
  },
  mails: {
    'rating-report': 'Detailed rating report',
  },
} satisfies ModuleWords;
