import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Card } from '../../../ui/card.tsx';
import type { Marketplace } from '../marketplace-types.ts';
import { ShownCode } from '../shown-code.tsx';

/** Codes whose offers are not shown any more: they were given, and stay good. */
export function EarlierCodes({ codes }: { readonly codes: Marketplace['earlierCodes'] }) {
  const { formatDate } = useFormatDate();
  return (
    <Card
      title="Your codes"
      description="Their offers are no longer shown here. Ask the partner whether a code still works."
    >
      <ul className="flex flex-col divide-y divide-line">
        {codes.map(({ code, at, offerTitle, partnerName }) => (
          <li
            key={`${partnerName} ${code}`}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="wrap-anywhere font-semibold">{offerTitle}</p>
              <p className="text-ink-soft text-sm">
                {partnerName}, taken on {formatDate(at)}
              </p>
            </div>
            <ShownCode code={code} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
