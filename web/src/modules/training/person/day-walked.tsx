import { Footprints } from 'lucide-react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import type { Trainee } from '../training-types.ts';
import { dayWalked as texts } from './person.texts.ts';

type DayWalkedProps = { readonly person: Trainee; readonly year: number };

/** When a person walked a year's day at work; nothing where they have not, because nobody has to. */
export function DayWalked({ person: { daysWalked }, year }: DayWalkedProps) {
  const { formatDate } = useFormatDate();
  const walked = daysWalked.find((one) => one.year === year);
  if (walked === undefined) return null;
  return (
    <p className="mt-3 flex items-center gap-2">
      <Footprints aria-hidden="true" size={18} className="shrink-0 text-accent-ink" />
      {say(texts.walkedOn, { day: formatDate(walked.walkedAt) })}
    </p>
  );
}
