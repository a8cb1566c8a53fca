import type { CallOutput } from '../../../api/calls.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { entryPath } from '../register-path.ts';
import { overview as texts } from '../registers.texts.ts';

/** What has been overdue for the longest, in whichever register. */
export function OverdueRecords({ registers, overdue }: CallOutput<'readRegisters'>['data']) {
  const { locale } = useBrand();
  const count = registers.reduce((sum, register) => sum + register.overdue, 0);
  return (
    <Card title={say(texts.overdue, { count })} description={say(texts.overdueHint)}>
      <ul className="divide-y divide-line">
        {overdue.map(({ entryId, register, registerName, title, dueOn }) => (
          <li key={entryId} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <TextLink isStandalone href={entryPath(register, entryId)}>
              <span className="wrap-anywhere">{title}</span>
            </TextLink>
            <span className="text-danger-ink text-sm">
              {say(texts.due, { register: registerName, day: formatDay(dueOn, locale) })}
            </span>
          </li>
        ))}
      </ul>
      {count > overdue.length && (
        <p className="mt-2 text-ink-soft text-sm">{say(texts.andMore, { count: count - overdue.length })}</p>
      )}
    </Card>
  );
}
