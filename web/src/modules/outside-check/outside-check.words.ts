import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'check-lead.deleted': 'Deleted an address left at the open check',
    'check-leads.downloaded': 'Downloaded the addresses left at the open check',
  },
} satisfies ModuleWords;
