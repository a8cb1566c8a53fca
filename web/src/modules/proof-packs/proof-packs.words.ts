import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'proof-pack.asked': 'Made a proof pack for',
    'proof-pack.retried': 'Made a proof pack again for',
    'proof-pack.revoked': 'Revoked the proof pack for',
    'proof-pack.downloaded': 'Downloaded the proof pack for',
  },
  mails: {
    'proof-pack': 'Proof pack is ready',
  },
} satisfies ModuleWords;
