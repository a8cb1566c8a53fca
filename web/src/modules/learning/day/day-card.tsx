import { Footprints } from 'lucide-react';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { langOf, pageLocale } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { GoLink } from '../go-link.tsx';
import { dayAddress } from '../learn-address.ts';
import type { Year } from '../learn-types.ts';
import { dayEndings, dayCard as texts } from './day.texts.ts';

type DayOfYear = Year['days'][number];
type DayCardProps = { readonly token: string; readonly day: DayOfYear; readonly organisation: string };

/** The day at work of the year, once it is open. */
export function DayCard({ token, day, organisation }: DayCardProps) {
  const labelId = `day-${day.year}`;
  return (
    <section aria-labelledby={labelId} className="mt-4 rounded-box border border-accent-line bg-accent-softer p-5">
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent"
        >
          <Footprints size={22} />
        </span>
        <div className="min-w-0">
          <p className="font-semibold text-accent-ink text-sm">{say(texts.kind)}</p>
          <h2 id={labelId} lang={langOf(day.textLanguage)} className="font-semibold text-xl tracking-tight">
            {day.title}
          </h2>
          <p className="mt-1.5">{howFar(day)}</p>
          <p className="mt-1.5 text-ink-soft text-sm">{say(texts.own, { organization: organisation })}</p>
          <div className="mt-4">
            <DayLink token={token} day={day} />
          </div>
        </div>
      </div>
    </section>
  );
}

function DayLink({ token, day: { year, isBegun, walked } }: Omit<DayCardProps, 'organisation'>) {
  const isOver = walked !== null && !isBegun;
  return (
    <GoLink button={{ variant: isOver ? 'secondary' : 'primary' }} href={dayAddress(token, year)}>
      {say(isOver ? texts.lookBack : isBegun ? texts.goOn : texts.begin)}
    </GoLink>
  );
}

function howFar({ isBegun, walked }: DayOfYear): string {
  if (isBegun) return say(texts.isBegun);
  if (walked === null) return say(texts.offer);
  const day = formatDay(walked.walkedAt.slice(0, 10), pageLocale);
  return say(texts.walkedOn, { day, ending: say(dayEndings[walked.latest]) });
}
