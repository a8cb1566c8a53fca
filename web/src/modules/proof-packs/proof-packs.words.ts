import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { proofPacksWords as texts } from './proof-packs.texts.ts';

export default {
  activity: {
    'proof-pack.asked': texts.made,
    'proof-pack.retried': texts.madeAgain,
    'proof-pack.revoked': texts.revoked,
    'proof-pack.downloaded': texts.downloaded,
  },
  mails: {
    'proof-pack': texts.ready,
  },
} satisfies ModuleWords;
