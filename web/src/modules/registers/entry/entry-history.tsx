import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import type { EntryView, RegisterView } from '../register-types.ts';
import { shownValue } from '../shown-value.ts';
import { form, history as texts } from './entry.texts.ts';

type Change = EntryView['history'][number];
type EntryHistoryProps = { readonly register: RegisterView; readonly history: EntryView['history'] };

/** What became of an entry, the newest first. */
export function EntryHistory({ register, history }: EntryHistoryProps) {
  const { locale } = useBrand();
  const { formatDateTime } = useFormatDate();
  return (
    <Card title={say(texts.title)}>
      <ol className="flex flex-col gap-3">
        {history.map((change) => (
          <li key={change.changeId} className="text-sm">
            <p className="wrap-anywhere font-medium">{say(texts.by, { what: kindInWords(change), name: change.by })}</p>
            <p className="text-ink-soft">{formatDateTime(change.at)}</p>
            {change.changes.length > 0 && (
              <ul className="mt-1 flex flex-col gap-0.5">
                {change.changes.map((one) => (
                  <li key={one.column} className="wrap-anywhere text-ink-soft">
                    {changeInWords(register, one, locale)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function kindInWords({ kind, fileName: file }: Change): string {
  if (kind === 'file-added') return say(texts.fileAdded, { file });
  if (kind === 'file-removed') return say(texts.fileRemoved, { file });
  return say(texts[kind]);
}

const TICK = 'tick:';

function changeInWords(register: RegisterView, { column: id, from, to }: Change['changes'][number], locale: string) {
  const shown = {
    column: nameOf(register, id),
    from: wordsOf(register, id, from, locale),
    to: wordsOf(register, id, to, locale),
  };
  if (from === '') return say(texts.filled, shown);
  return to === '' ? say(texts.emptied, shown) : say(texts.replaced, shown);
}

function nameOf({ columns, checklist }: RegisterView, id: string): string {
  if (id === 'owner') return say(texts.owner);
  const named = id.startsWith(TICK)
    ? checklist.find((point) => point.id === id.slice(TICK.length))
    : columns.find((column) => column.id === id);
  return named?.name ?? id;
}

function wordsOf({ columns }: RegisterView, id: string, value: string, locale: string): string {
  if (id.startsWith(TICK)) return value === '' ? '' : say(value === 'done' ? form.done : form.notNeeded);
  const column = columns.find((one) => one.id === id);
  return column === undefined ? value : shownValue(column, value, locale);
}
