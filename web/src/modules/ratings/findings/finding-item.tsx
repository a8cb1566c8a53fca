import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import type { RatingFinding, RatingTexts } from '../ratings-types.ts';
import { FINDING_GRADES } from './finding-grades.ts';
import { findingItem as words } from './findings.texts.ts';

type FindingItemProps = { readonly finding: RatingFinding; readonly texts: RatingTexts };

/** One thing that was seen: where, since when, how we know, and how to fix it. */
export function FindingItem({ finding, texts }: FindingItemProps) {
  const { locale } = useBrand();
  const text = texts.kinds[finding.kind];
  const { word, tone } = FINDING_GRADES[finding.grade];
  const day = (of: string) => formatDay(of, locale);
  const isToFix = text !== undefined && text.fix.length > 0 && finding.goneOn === null && finding.grade !== 'GOOD';
  return (
    <li className="rounded-inner border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold">{text?.title ?? finding.kind}</p>
          <p className="wrap-anywhere text-ink-soft text-sm">{finding.asset}</p>
        </div>
        <Badge tone={tone}>{say(word)}</Badge>
      </div>
      {text !== undefined && text.why !== '' && <p className="mt-2 text-sm">{text.why}</p>}
      {finding.evidence.length > 0 && (
        <ul className="wrap-anywhere mt-2 rounded-inner bg-sunken px-3 py-2 font-mono text-xs">
          {finding.evidence.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-ink-soft text-xs">
        {finding.goneOn === null
          ? say(words.seenUntil, {
              firstDay: day(finding.firstSeenOn),
              lastDay: day(finding.lastSeenOn),
            })
          : say(words.goneSince, {
              firstDay: day(finding.firstSeenOn),
              goneDay: day(finding.goneOn),
            })}
      </p>
      {isToFix && (
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer rounded-inner font-medium text-accent-ink">
            {say(words.howToFixIt)}
          </summary>
          <ol className="mt-2 flex list-decimal flex-col gap-1 ps-5">
            {text.fix.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="mt-2 text-ink-soft">
            {text.effort === ''
              ? say(words.who, { who: text.who })
              : say(words.whoAndHowLong, { who: text.who, effort: text.effort })}
          </p>
        </details>
      )}
    </li>
  );
}
