import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { digestWords as texts } from './digest.texts.ts';

export default {
  mails: { digest: texts.mondaySecurityEmail },
} satisfies ModuleWords;
