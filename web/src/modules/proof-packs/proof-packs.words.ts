import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { proofPacksWords as texts } from './proof-packs.texts.ts';

export default {
  activity: {
    'proof-pack.asked': texts.madeAProofPack,
    'proof-pack.retried': texts.madeAProofPack2,
    'proof-pack.revoked': texts.revokedTheProofPack,
    'proof-pack.downloaded': texts.downloadedTheProofPack,
  },
  mails: {
    'proof-pack': texts.proofPackIsReady,
  },
} satisfies ModuleWords;
