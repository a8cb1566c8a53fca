import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'insurance.stated': 'Answered a question of the insurance readiness sheet',
    'insurance.proof-added': 'Added a proof to the insurance readiness sheet',
    'insurance.proof-removed': 'Removed a proof from the insurance readiness sheet',
    'insurance.proof-downloaded': 'Downloaded a proof of the insurance readiness sheet',
    'insurance.sheet-downloaded': 'Downloaded the insurance readiness sheet',
  },
} satisfies ModuleWords;
