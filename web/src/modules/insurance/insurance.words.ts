import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'insurance.stated': 'Answered a question on the insurance readiness sheet',
    'insurance.proof-added': 'Added proof to the insurance readiness sheet',
    'insurance.proof-removed': 'Removed proof from the insurance readiness sheet',
    'insurance.proof-downloaded': 'Downloaded proof from the insurance readiness sheet',
    'insurance.sheet-downloaded': 'Downloaded the insurance readiness sheet',
  },
} satisfies ModuleWords;
