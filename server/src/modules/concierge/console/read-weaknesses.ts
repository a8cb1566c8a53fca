import type {
  listWeaknesses,
  previewConciergeText,
  readWeakness,
} from '@portal/contract/concierge/staff-weaknesses.calls.ts';
import { textFault } from '@portal/domain/policies/text-fault.ts';
import { readMarkdown } from '../../../documents/read-markdown.ts';
import { AppError, InputError } from '../../../http/app-error.ts';
import type { Handler } from '../../../http/bind-call.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { CONSOLE_PAGE_SIZE, consoleSlice } from './console-page-size.ts';
import { listFilesOfWeakness } from './weakness-files.store.ts';
import { toStaffRow, toStaffWeakness } from './weakness-views.ts';
import { findStaffWeakness, listStaffWeaknesses, listWeaknessReaders } from './weaknesses.store.ts';

/** All customers' weaknesses, a page at a time. */
export function createListStaffWeaknesses({ database }: ConciergeServices): Handler<typeof listWeaknesses> {
  return async (_caller, { page, ...filter }) => {
    const { total, rows } = await database.asSystem((tx) =>
      listStaffWeaknesses(tx, { ...filter, ...consoleSlice(page) }),
    );
    return { success: true, data: { total, pageSize: CONSOLE_PAGE_SIZE, weaknesses: rows.map(toStaffRow) } };
  };
}

/** One weakness as its editor begins with it. */
export function createReadStaffWeakness({ database }: ConciergeServices): Handler<typeof readWeakness> {
  return async (_caller, { weaknessId }) => {
    const data = await database.asSystem(async (tx) => {
      const row = await findStaffWeakness(tx, weaknessId);
      if (row === undefined) throw new AppError('NOT_FOUND');
      return toStaffWeakness(row, await listFilesOfWeakness(tx, weaknessId), await listWeaknessReaders(tx, weaknessId));
    });
    return { success: true, data };
  };
}

/** A text as customers will see it. An empty one is none, and one that would take long to read is refused. */
export function createPreviewText(): Handler<typeof previewConciergeText> {
  return async (_caller, { text }) => {
    if (text === '') return { success: true, data: [] };
    const message = textFault(text, 'message');
    if (message !== null) throw new InputError([{ field: 'text', message }]);
    return { success: true, data: await readMarkdown(text) };
  };
}
