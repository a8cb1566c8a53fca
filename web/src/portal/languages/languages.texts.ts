import { texts } from '@portal/domain/texts/texts.ts';

export const languages = texts('portal.languages', {
  language: 'Language',
});
