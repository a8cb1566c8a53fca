import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import type { Marketplace } from '../marketplace-types.ts';
import { ShownCode } from '../shown-code.tsx';
import { earlierCodes as texts } from './offers.texts.ts';

/** Codes whose offers are not shown any more: they were given, and stay good. */
export function EarlierCodes({ codes }: { readonly codes: Marketplace['earlierCodes'] }) {
  const { formatDate } = useFormatDate();
  return (
    <Card title={say(texts.title)} description={say(texts.description)}>
      <ul className="flex flex-col divide-y divide-line">
        {codes.map(({ code, at, offerTitle, partnerName }) => (
          <li
            key={`${partnerName} ${code}`}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="wrap-anywhere font-semibold">{offerTitle}</p>
              <p className="text-ink-soft text-sm">{say(texts.takenOn, { partnerName, day: formatDate(at) })}</p>
            </div>
            <ShownCode code={code} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
