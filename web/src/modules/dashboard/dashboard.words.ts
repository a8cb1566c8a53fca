import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: { 'security-page.downloaded': 'Downloaded “Security on one page”' },
} satisfies ModuleWords;
