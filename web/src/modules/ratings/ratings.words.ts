import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'rating.look-started': 'Had the company checked from the outside',
    'rating.measured': 'Checked from the outside',
    'rating.selectors-saved': 'Entered the DKIM keys',
    'rating.incident-added': 'Recorded a security incident',
    'rating.incident-removed': 'Removed a security incident',
    'rating.report-requested': 'Requested a detailed rating report on',
    'rating.report-downloaded': 'Opened a detailed rating report on',
    'rating.snapshot-downloaded': 'Opened the rating snapshot for',
  },
  mails: {
    'rating-report': 'Detailed rating report',
  },
} satisfies ModuleWords;
