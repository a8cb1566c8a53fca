import { texts } from '@portal/domain/texts/texts.ts';

/** Why a file is not taken, whatever it is for. */
export const refusals = texts('file-readers.refusals', {
  tooLong: 'It takes too long to read.',
  tooMuch: 'It takes more memory to read than a file like this should.',
  unreadable: 'It cannot be read.',
});
