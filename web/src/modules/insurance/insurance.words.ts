import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'insurance.sheet-downloaded': 'Downloaded the insurance readiness sheet',
  },
} satisfies ModuleWords;
