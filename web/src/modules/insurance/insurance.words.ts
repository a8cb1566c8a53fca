import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { insuranceWords as texts } from './insurance.texts.ts';

export default {
  activity: {
    'insurance.stated': texts.stated,
    'insurance.proof-added': texts.proofAdded,
    'insurance.proof-removed': texts.proofRemoved,
    'insurance.proof-downloaded': texts.proofDownloaded,
    'insurance.sheet-downloaded': texts.sheetDownloaded,
  },
} satisfies ModuleWords;
