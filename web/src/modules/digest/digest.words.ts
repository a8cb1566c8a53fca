import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  mails: { digest: 'How the firm stands, on Monday' },
} satisfies ModuleWords;
