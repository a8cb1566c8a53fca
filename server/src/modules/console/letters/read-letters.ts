import type {
  listLetters as listLettersCall,
  readLetter as readLetterCall,
} from '@portal/contract/console/letters.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { PAGE_SIZE, sliceOf } from '../page-of-list.ts';
import { findLetter, type LetterRow, listLetters } from './letters.store.ts';

/** One page of the letters that were sent, newest first. */
export async function listLettersPage(
  { database }: Services,
  _caller: CallerOf<typeof listLettersCall>,
  asked: InputOf<typeof listLettersCall>,
): Promise<AnswerOf<typeof listLettersCall>> {
  const { total, rows } = await database.asSystem((tx) => listLetters(tx, sliceOf(asked)));
  return { success: true, data: { total, pageSize: PAGE_SIZE, letters: rows.map(viewOf) } };
}

/** One letter with its words and what has become of it so far. */
export async function readLetter(
  { database }: Services,
  _caller: CallerOf<typeof readLetterCall>,
  { letterId }: InputOf<typeof readLetterCall>,
): Promise<AnswerOf<typeof readLetterCall>> {
  const row = await database.onceAsSystem((tx) => findLetter(tx, letterId));
  if (row === undefined) throw new AppError('NOT_FOUND');
  return { success: true, data: { ...viewOf(row), body: row.body } };
}

const viewOf = (row: LetterRow) => ({
  letterId: row.letter_id,
  subject: row.subject,
  sentAt: row.sent_at.toISOString(),
  sentBy: row.sent_by_name,
  customers: row.customers,
  people: row.people,
  leftOut: row.left_out,
  waiting: row.waiting,
});
