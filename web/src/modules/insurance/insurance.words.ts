import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { insuranceWords as texts } from './insurance.texts.ts';

export default {
  activity: {
    'insurance.stated': texts.answeredAQuestionOn,
    'insurance.proof-added': texts.addedProofToThe,
    'insurance.proof-removed': texts.removedProofFromThe,
    'insurance.proof-downloaded': texts.downloadedProofFromThe,
    'insurance.sheet-downloaded': texts.downloadedTheInsuranceReadiness,
  },
} satisfies ModuleWords;
