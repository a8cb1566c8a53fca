import {
  listLetters as listLettersCall,
  previewLetter as previewLetterCall,
  readLetter as readLetterCall,
  sendLetter as sendLetterCall,
} from '@portal/contract/console/letters.calls.ts';
import { type BoundCall, bind } from '../../../call/bind-call.ts';
import type { ConsoleServices } from '../console-services.ts';
import { previewLetter } from './preview-letter.ts';
import { listLettersPage, readLetter } from './read-letters.ts';
import { sendLetter } from './send-letter.ts';

/** Letters of the provider to many customers. */
export const lettersCalls: readonly BoundCall<ConsoleServices>[] = [
  bind(previewLetterCall).to(previewLetter),
  bind(sendLetterCall).to(sendLetter),
  bind(listLettersCall).to(listLettersPage),
  bind(readLetterCall).to(readLetter),
];
