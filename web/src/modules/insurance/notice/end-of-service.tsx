import { today } from '@internationalized/date';
import { Umbrella } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { endOfService as texts } from './notice.texts.ts';

/** The notice itself, with the insurer and the day where the provider has told them. */
export function EndOfService() {
  const { brandNameShort: provider, insurance, timeZone } = useBrand();
  const insurer = insurance?.insurerName ?? null;
  const endsOn = insurance?.endsOn ?? null;
  const isOver = endsOn !== null && endsOn < today(timeZone).toString();
  const day = endsOn === null ? null : formatDay(endsOn, say.locale);
  const title = day === null ? say(texts.ends) : isOver ? say(texts.endedOn, { day }) : say(texts.endsOn, { day });
  const strong = (words: readonly ReactNode[]): ReactNode => (
    <strong key="strong" className="font-semibold">
      {words}
    </strong>
  );
  return (
    <Card title={title} icon={<Umbrella size={20} />}>
      <div className="flex max-w-3xl flex-col gap-3">
        <p>{say(isOver ? texts.stopped : texts.willStop, { provider })}</p>
        <p>
          {insurer === null
            ? say.parts(isOver ? texts.noticeComes : texts.noticeWillCome, { strong })
            : say.parts(isOver ? texts.noticeComesFrom : texts.noticeWillComeFrom, { insurer, strong })}
        </p>
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-soft">
          <li>{say(texts.keepNotice)}</li>
          <li>{say(texts.reportClaims)}</li>
          <li>{say(texts.stayInsured)}</li>
        </ul>
      </div>
    </Card>
  );
}
