import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { dashboardWords as texts } from './dashboard.texts.ts';

export default {
  activity: { 'security-page.downloaded': texts.downloadedSecurityOnOne },
} satisfies ModuleWords;
