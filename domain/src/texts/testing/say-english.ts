import { compileText } from '../compile-text.ts';
import { createSay } from '../say.ts';

/** Says texts in English, as tests compare them. */
export const sayEnglish = createSay({
  locale: 'en-US',
  timeZone: 'UTC',
  find: ({ id, text }) => compileText(id, text),
});
