import { joinClasses } from '../../ui/join-classes.ts';
import { ENTRY_BOX } from './entry-looks.ts';

/** What the two kinds of boxes in the month say. */
export function Legend() {
  return (
    <ul aria-label="What the boxes mean" className="mt-3 flex gap-5 text-ink-soft text-sm">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className={joinClasses('h-4 w-7 rounded-inner border', ENTRY_BOX.needsYou)} />
        Needs you
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className={joinClasses('h-4 w-7 rounded-inner border', ENTRY_BOX.other)} />
        Happens automatically
      </li>
    </ul>
  );
}
