import { today } from '@internationalized/date';
import { Umbrella } from 'lucide-react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { Card } from '../../../ui/card.tsx';

/** The notice itself, with the insurer and the day where the provider has told them. */
export function EndOfService() {
  const { brandNameShort, insurance, locale, timeZone } = useBrand();
  const insurer = insurance?.insurerName ?? null;
  const endsOn = insurance?.endsOn ?? null;
  const isOver = endsOn !== null && endsOn < today(timeZone).toString();
  const day = endsOn === null ? null : formatDay(endsOn, locale);
  const title =
    day === null
      ? 'The insurance service ends'
      : isOver
        ? `The insurance service ended on ${day}`
        : `The insurance service ends on ${day}`;
  return (
    <Card title={title} icon={<Umbrella size={20} />}>
      <div className="flex max-w-3xl flex-col gap-3">
        <p>
          {brandNameShort} {isOver ? 'no longer offers' : 'will stop offering'} cyber insurance. Your policy will not be
          renewed through this portal, and no new policies are sold here.
        </p>
        <p>
          {isOver ? 'The' : 'A'} <strong className="font-semibold">non-renewal notice</strong>{' '}
          {isOver ? 'comes' : 'will come'} from {insurer === null ? 'your insurer' : `${insurer}, your insurer`}, not
          from us. It tells you the last day of your coverage. Only your policy and that notice decide what is covered
          and until when.
        </p>
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-soft">
          <li>
            Keep the notice and your policy together. You need both if something that happened earlier comes to light.
          </li>
          <li>Report a claim to the insurer as soon as you know of it. Many policies set a short deadline for that.</li>
          <li>
            If you want to stay insured, start looking for a new policy about two months ahead. Applications ask many
            questions about your security, and answers take time to collect.
          </li>
        </ul>
      </div>
    </Card>
  );
}
