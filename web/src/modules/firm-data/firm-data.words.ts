import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { words as texts } from './firm-data.texts.ts';

export default {
  activity: {
    'firm-export.asked': texts.exportAsked,
    'firm-export.downloaded': texts.exportDownloaded,
    'organisation.deletion-asked': texts.deletionAsked,
    'organisation.deletion-canceled': texts.deletionCanceled,
  },
  mails: {
    'firm-export': texts.exportMail,
    'firm-deletion': texts.deletionMail,
  },
} satisfies ModuleWords;
