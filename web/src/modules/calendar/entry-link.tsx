import { Link } from 'react-aria-components/Link';
import { joinClasses } from '../../ui/join-classes.ts';
import type { CalendarEntry } from './calendar-types.ts';
import { ENTRY_BOX, ENTRY_LOOKS } from './entry-looks.ts';

/** An entry in a square of the month: filled where it needs somebody, and in every case with its kind's picture. */
export function EntryLink({ entry: { kind, title, href } }: { readonly entry: CalendarEntry }) {
  const { Icon, needsYou } = ENTRY_LOOKS[kind];
  return (
    <Link
      href={href}
      className={joinClasses(
        'flex min-h-6 items-start gap-1.5 rounded-inner border px-1.5 py-1 text-ink text-xs no-underline transition-colors hover:underline',
        needsYou ? ENTRY_BOX.needsYou : ENTRY_BOX.other,
      )}
    >
      <Icon aria-hidden="true" size={13} className="mt-0.5 shrink-0 text-accent-ink" />
      <span className="wrap-anywhere min-w-0">{title}</span>
    </Link>
  );
}
