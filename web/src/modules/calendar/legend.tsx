import { say } from '../../portal/texts/say.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { month } from './calendar.texts.ts';
import { ENTRY_BOX } from './entry-looks.ts';

/** What the two kinds of boxes in the month say. */
export function Legend() {
  return (
    <ul aria-label={say(month.boxes)} className="mt-3 flex gap-5 text-ink-soft text-sm">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className={joinClasses('h-4 w-7 rounded-inner border', ENTRY_BOX.needsYou)} />
        {say(month.needsYou)}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className={joinClasses('h-4 w-7 rounded-inner border', ENTRY_BOX.other)} />
        {say(month.onItsOwn)}
      </li>
    </ul>
  );
}
