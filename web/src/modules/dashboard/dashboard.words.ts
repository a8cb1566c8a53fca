import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: { 'security-page.downloaded': 'Downloaded the page “Security on one page” of' },
} satisfies ModuleWords;
