import type {
  listWeaknesses,
  previewConciergeText,
  readWeakness,
} from '@portal/contract/concierge/staff-weaknesses.calls.ts';
import { textFault } from '@portal/domain/policies/text-fault.ts';
import { AppError, InputError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { readMarkdown } from '../../../documents/read-markdown.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { CONSOLE_PAGE_SIZE, consoleSlice } from './console-page-size.ts';
import { listFilesOfWeakness } from './weakness-files.store.ts';
import { toStaffRow, toStaffWeakness } from './weakness-views.ts';
import { findStaffWeakness, listStaffWeaknesses, listWeaknessReaders } from './weaknesses.store.ts';

/** All customers' weaknesses, a page at a time. */
export async function listWeaknessesForStaff(
  { database }: ConciergeServices,
  { customers: seen }: CallerOf<typeof listWeaknesses>,
  { page, ...filter }: InputOf<typeof listWeaknesses>,
): Promise<AnswerOf<typeof listWeaknesses>> {
  const { total, rows } = await database.asSystem((tx) =>
    listStaffWeaknesses(tx, { ...filter, seen, ...consoleSlice(page) }),
  );
  return { success: true, data: { total, pageSize: CONSOLE_PAGE_SIZE, weaknesses: rows.map(toStaffRow) } };
}

/** One weakness as its editor begins with it. */
export async function readStaffWeakness(
  { database }: ConciergeServices,
  _caller: CallerOf<typeof readWeakness>,
  { weaknessId }: InputOf<typeof readWeakness>,
): Promise<AnswerOf<typeof readWeakness>> {
  const data = await database.asSystem(async (tx) => {
    const row = await findStaffWeakness(tx, weaknessId);
    if (row === undefined) throw new AppError('NOT_FOUND');
    return toStaffWeakness(row, await listFilesOfWeakness(tx, weaknessId), await listWeaknessReaders(tx, weaknessId));
  });
  return { success: true, data };
}

/** A text as customers will see it. An empty text is left out, and one that would take long to read is refused. */
export async function previewText(
  _services: object,
  _caller: CallerOf<typeof previewConciergeText>,
  { text }: InputOf<typeof previewConciergeText>,
): Promise<AnswerOf<typeof previewConciergeText>> {
  if (text === '') return { success: true, data: [] };
  const message = textFault(text, 'message');
  if (message !== null) throw new InputError([{ field: 'text', message }]);
  return { success: true, data: await readMarkdown(text) };
}
