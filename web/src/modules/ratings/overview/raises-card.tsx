import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { HandOverButton } from '../../../portal/modules/hand-over-button.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { currentRating } from '../current-rating.ts';
import { vectorPath } from '../ratings-path.ts';
import type { RatingData, RatingRaise, RatingTexts } from '../ratings-types.ts';
import { useRatingTexts } from '../use-rating-texts.ts';
import { raisesCard as words } from './overview.texts.ts';

const SHOWN_AT_FIRST = 3;
const SHOWN_ASSETS = 3;

type RaisesCardProps = { readonly rating: RatingData; readonly companyUrl: string };

/** What would raise the rating, the most pressing first; nothing without a rating. */
export function RaisesCard({ rating, companyUrl }: RaisesCardProps) {
  const isRated = companyUrl !== '' && currentRating(rating) !== null;
  return isRated ? <Raises /> : null;
}

function Raises() {
  const raises = useCallQuery('ratingRaises', {});
  const texts = useRatingTexts();
  const [showsAll, setShowsAll] = useState(false);
  const content = () => {
    if (raises.data === undefined || texts.data === undefined) {
      if (raises.isError || texts.isError)
        return <LoadFailed what={say(words.what)} onRetry={() => Promise.all([raises.refetch(), texts.refetch()])} />;
      return <Loading label={say(words.loadingWhatWouldRaise)} />;
    }
    const steps = raises.data.data.raises;
    if (steps.length === 0) return <p>{say(words.nothingWeCanSee)}</p>;
    return (
      <>
        <ol className="divide-y divide-line">
          {(showsAll ? steps : steps.slice(0, SHOWN_AT_FIRST)).map((step, place) => (
            <Raise key={`${step.vector} ${step.kind}`} step={step} place={place + 1} texts={texts.data.data} />
          ))}
        </ol>
        {steps.length > SHOWN_AT_FIRST && (
          <div className="mt-3">
            <Button variant="quiet" size="small" onPress={() => setShowsAll(!showsAll)}>
              {showsAll ? say(words.showTheFirstThree) : say(words.showAllCount, { count: steps.length })}
            </Button>
          </div>
        )}
      </>
    );
  };
  return (
    <Card title={say(words.what)} description={say(words.description)}>
      {content()}
    </Card>
  );
}

function inShort(assets: readonly string[]): string {
  const more = assets.length - SHOWN_ASSETS;
  if (more <= 0) return new Intl.ListFormat(say.locale, { type: 'unit' }).format(assets);
  const named = [...assets.slice(0, SHOWN_ASSETS), say(words.more, { count: more })];
  return new Intl.ListFormat(say.locale, { type: 'conjunction' }).format(named);
}

type RaiseProps = { readonly step: RatingRaise; readonly place: number; readonly texts: RatingTexts };

function Raise({ step, place, texts }: RaiseProps) {
  const text = texts.kinds[step.kind];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-sm"
      >
        {place}
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{text?.title ?? texts.vectors[step.vector].title}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {inShort(step.assets)}
          {text !== undefined && text.who !== '' && <> · {text.who}</>}
          {text !== undefined && text.effort !== '' && <> · {text.effort}</>}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          <TextLink isStandalone href={vectorPath(step.vector)}>
            {text === undefined
              ? say(words.howToFix)
              : say.parts(words.howToFixWhat, {
                  title: text.title,
                  span: (words) => (
                    <span key="span" className="sr-only">
                      {words}
                    </span>
                  ),
                })}
            <ArrowRight aria-hidden="true" size={14} className="-mt-0.5 ms-1 inline" />
          </TextLink>
          {text !== undefined && (
            <HandOverButton
              isQuiet
              what={{ label: text.title, points: [{ kind: 'raise', ref: `${step.vector}/${step.kind}` }] }}
            />
          )}
        </p>
      </div>
      <div className="basis-56 text-sm">
        <p className="flex items-center gap-2">
          {step.isDoor && <Badge tone="danger">{say(words.open)}</Badge>}
          <Badge tone="success">{say(words.pointsMore, { points: Math.round(step.points) })}</Badge>
          <span className="text-ink-soft">{say(words.thenRating, { rating: step.ratingAfter })}</span>
        </p>
        {step.fullAfterDays > 0 && (
          <p className="mt-1 text-ink-soft text-xs">
            {say(words.pointsLater, { points: Math.round(step.pointsAtOnce), days: step.fullAfterDays })}
          </p>
        )}
      </div>
    </li>
  );
}
