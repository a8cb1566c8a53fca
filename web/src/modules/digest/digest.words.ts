import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  mails: { digest: 'Monday security email' },
} satisfies ModuleWords;
