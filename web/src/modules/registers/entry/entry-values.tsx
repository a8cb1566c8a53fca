import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import type { EntryView, RegisterView } from '../register-types.ts';
import { shownValue } from '../shown-value.ts';
import { form as texts } from './entry.texts.ts';

type EntryValuesProps = { readonly register: RegisterView; readonly entry: EntryView };

/** What a closed entry holds, to be read. */
export function EntryValues({ register, entry }: EntryValuesProps) {
  const { locale } = useBrand();
  const rows = [
    ...register.columns.map((column) => [column.name, shownValue(column, entry.values[column.id], locale)] as const),
    ...register.checklist.map(({ id, name }) => [name, tickInWords(entry.ticks[id])] as const),
  ];
  return (
    <dl className="flex flex-col gap-3">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const tickInWords = (tick: 'done' | 'not-needed' | undefined): string =>
  tick === undefined ? '' : say(tick === 'done' ? texts.done : texts.notNeeded);
