import { today } from '@internationalized/date';
import { Umbrella } from 'lucide-react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { endOfService as texts } from './notice.texts.ts';

/** The notice itself, with the insurer and the day where the provider has told them. */
export function EndOfService() {
  const { brandNameShort, insurance, locale, timeZone } = useBrand();
  const insurer = insurance?.insurerName ?? null;
  const endsOn = insurance?.endsOn ?? null;
  const isOver = endsOn !== null && endsOn < today(timeZone).toString();
  const day = endsOn === null ? null : formatDay(endsOn, locale);
  const title =
    day === null
      ? say(texts.theInsuranceServiceEnds)
      : isOver
        ? say(texts.theInsuranceServiceEnded, { day })
        : say(texts.theInsuranceServiceEnds2, { day });
  return (
    <Card title={title} icon={<Umbrella size={20} />}>
      <div className="flex max-w-3xl flex-col gap-3">
        <p>
          {brandNameShort} {isOver ? say(texts.noLongerOffers) : say(texts.willStopOffering)}{' '}
          {say(texts.cyberInsuranceYourPolicy)}
        </p>
        <p>
          {isOver ? say(texts.the) : 'A'} <strong className="font-semibold">{say(texts.nonRenewalNotice)}</strong>{' '}
          {isOver ? 'comes' : say(texts.willCome)} {say(texts.from)}{' '}
          {insurer === null ? say(texts.yourInsurer) : say(texts.insurerYourInsurer, { insurer })}
          {say(texts.notFromUsIt)}
        </p>
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-soft">
          <li>{say(texts.keepTheNoticeAnd)}</li>
          <li>{say(texts.reportAClaimTo)}</li>
          <li>{say(texts.ifYouWantTo)}</li>
        </ul>
      </div>
    </Card>
  );
}
