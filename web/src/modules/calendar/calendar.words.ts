import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { log } from './calendar.texts.ts';

export default {
  activity: {
    'calendar.downloaded': log.downloaded,
    'calendar.feed-made': log.feedMade,
    'calendar.feed-ended': log.feedEnded,
  },
} satisfies ModuleWords;
