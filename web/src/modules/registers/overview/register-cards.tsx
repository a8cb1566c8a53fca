import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { registerPath } from '../register-path.ts';
import type { RegisterCard } from '../register-types.ts';
import { overview as texts } from '../registers.texts.ts';

/** Every register with what is in it. */
export function RegisterCards({ registers }: { readonly registers: readonly RegisterCard[] }) {
  return (
    <section aria-label={say(texts.all)}>
      <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
        {registers.map((register) => (
          <li key={register.id} className="grid">
            <OneRegister {...register} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneRegister({ id, name, purpose, open, overdue, closed, nextDueOn }: RegisterCard) {
  const { locale } = useBrand();
  const isEmpty = open + closed === 0;
  return (
    <Card>
      <h2 className="font-semibold text-lg tracking-tight">
        <TextLink isStandalone href={registerPath(id)}>
          {name}
        </TextLink>
      </h2>
      <p className="mt-1 text-ink-soft text-sm">{purpose}</p>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        {isEmpty && <Badge>{say(texts.none)}</Badge>}
        {overdue > 0 && <Badge tone="danger">{say(texts.late, { count: overdue })}</Badge>}
        {open > overdue && <Badge tone="accent">{say(texts.open, { count: open - overdue })}</Badge>}
        {closed > 0 && <Badge>{say(texts.closed, { count: closed })}</Badge>}
      </p>
      {nextDueOn !== null && (
        <p className="mt-2 text-ink-soft text-sm">{say(texts.next, { day: formatDay(nextDueOn, locale) })}</p>
      )}
    </Card>
  );
}
