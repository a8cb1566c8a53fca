import { texts } from '@portal/domain/texts/texts.ts';

/** Why a document cannot become a policy; follows "Cannot upload file." */
export const refusals = texts('policies.import.refusals', {
  notWord: 'It is not a Word document, or it is damaged.',
  password: 'It is password-protected. Save it without a password.',
  tooManyParts: 'It has too many parts.',
  tooLarge: 'It’s far too large once it is unzipped.',
  passwordOrOld:
    'It is password-protected or was created in an old version of Word. Save it as .docx without a password.',
  programs: 'It contains macros or other code. Save it as a plain .docx.',
  unreadable: 'It cannot be read.',
  noText: 'There is no text in it.',
  macros: 'It contains macros. Save it as .docx.',
  otherKind: 'Choose a Word document (.docx) or a Markdown file (.md).',
  markdownTooLarge: 'A Markdown file can be at most 1 MB.',
  notText: 'It isn’t a text file.',
  notUtf8: 'It is not UTF-8 text. Save it with UTF-8 encoding.',
});
