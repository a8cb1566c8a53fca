import { useEffect, useRef } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { StoryPicture } from '../../../portal/course/story/story-picture.tsx';
import { langOf, pageLanguage } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { BackToYear } from '../back-to-year.tsx';
import type { DayWalk } from '../learn-types.ts';
import { dayCard, dayPage as texts } from './day.texts.ts';
import { DayEnd } from './day-end.tsx';
import { MomentChoices } from './moment-choices.tsx';
import { useDayStep } from './use-day-step.ts';

type DayWalkViewProps = {
  readonly token: string;
  readonly walk: DayWalk;
  /** The walk went on, or a new one began. */
  readonly onWalked: (walk: DayWalk) => void;
};

/** A walk, one moment at a time. */
export function DayWalkView({ token, walk, onWalked }: DayWalkViewProps) {
  const { year, title, textLanguage, people, taken, moment } = walk;
  const { step, goTo, stay } = useDayStep(token, walk);
  const past = taken[step - 1];
  const { time, picture, choices, id } = past ?? moment;
  const lang = langOf(textLanguage);
  const heading = useHeadingFocus(`${step} ${id}`);

  const choose = async (choice: number) => {
    const { data } = await callApi('chooseInDay', { token, year, step, choice });
    stay();
    onWalked(data);
  };
  const walkAgain = async () => {
    const { data } = await callApi('walkDayAgain', { token, year });
    onWalked(data);
    goTo(1);
  };

  return (
    <article className="mx-auto w-full max-w-3xl">
      <BackToYear token={token} />
      <p className="text-ink-soft text-sm">{say(dayCard.kind)}</p>
      <h1 lang={lang} className="font-semibold text-2xl tracking-tight tablet:text-3xl">
        {title}
      </h1>
      {textLanguage !== pageLanguage && <p className="mt-2 text-ink-soft">{say(texts.notTranslated)}</p>}
      {step === 1 && <p className="mt-2 text-ink-soft">{say(texts.intro)}</p>}
      <h2 ref={heading} tabIndex={-1} className="mt-4 mb-3 flex items-baseline gap-3 outline-none">
        <span lang={lang} className="font-semibold text-xl tabular-nums">
          {time}
        </span>
        <span className="text-ink-soft text-sm">
          {past === undefined && moment.ending !== null ? say(texts.theEnd) : say(texts.stepOf, { step })}
        </span>
      </h2>
      {/* Choices take more room than the buttons of a story. */}
      <div lang={lang} className="[--story-least:28rem] [--story-others:37rem]">
        <StoryPicture key={id} picture={picture} people={people} />
      </div>
      {past === undefined && moment.ending !== null ? (
        <DayEnd walk={walk} ending={moment.ending} onAgain={walkAgain} />
      ) : (
        <MomentChoices
          key={id}
          lang={lang}
          choices={choices}
          told={past ?? null}
          onChoose={choose}
          onContinue={() => goTo(step + 1)}
        />
      )}
    </article>
  );
}

/** Has a heading take the focus when its place is another one than before; not when the page opens. */
function useHeadingFocus(place: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    heading.current?.focus({ preventScroll: true });
  }, [place]);
  return heading;
}
