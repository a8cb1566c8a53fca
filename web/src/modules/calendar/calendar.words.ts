import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: { 'calendar.downloaded': 'Downloaded the calendar' },
} satisfies ModuleWords;
