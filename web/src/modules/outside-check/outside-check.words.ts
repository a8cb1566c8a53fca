import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { outsideCheckWords as texts } from './outside-check.texts.ts';

export default {
  activity: {
    'check-lead.deleted': texts.deletedAnAddressLeft,
    'check-leads.downloaded': texts.downloadedTheAddressesLeft,
  },
} satisfies ModuleWords;
