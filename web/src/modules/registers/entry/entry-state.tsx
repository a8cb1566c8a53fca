import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import type { EntryView } from '../register-types.ts';
import { StateBadge } from '../state-badge.tsx';
import { entry as texts } from './entry.texts.ts';

/** How an entry stands: until when something is to be done, or when it was closed, and since when it is there. */
export function EntryState({ entry }: { readonly entry: EntryView }) {
  const { locale } = useBrand();
  const { formatDate } = useFormatDate();
  const created = say(texts.created, { name: entry.createdByName, day: formatDate(entry.createdAt) });
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <StateBadge state={entry.state} />
      {[...stateInWords(entry, locale), created].map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
}

function stateInWords({ state, dueOn, closedOn, closedByName: name, keptUntil }: EntryView, locale: string): string[] {
  if (closedOn !== null) {
    const closed = say(texts.closed, { day: formatDay(closedOn, locale), name });
    return keptUntil === null ? [closed] : [closed, say(texts.keptUntil, { day: formatDay(keptUntil, locale) })];
  }
  if (dueOn === null) return [say(texts.noDue)];
  return [say(state === 'overdue' ? texts.wasDue : texts.due, { day: formatDay(dueOn, locale) })];
}
