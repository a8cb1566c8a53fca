import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import type { Conflict } from '../answers/use-answers.ts';
import type { MaturityElement } from '../maturity-types.ts';
import { conflictBanner as texts } from './question.texts.ts';

type ConflictBannerProps = {
  readonly element: MaturityElement;
  readonly conflict: Conflict;
  readonly onKeep: () => void;
  readonly onUseMine: () => void;
};

/** Somebody else was quicker: theirs is shown and stays, unless this person decides otherwise. */
export function ConflictBanner({ element, conflict: { mine, text }, onKeep, onUseMine }: ConflictBannerProps) {
  const own = mine.doesNotApply
    ? say(texts.thisDoesNotApply)
    : mine.dontKnow
      ? say(texts.iDontKnow)
      : say(texts.choice, {
          level: mine.level,
          title: element.answers.find(({ level }) => level === mine.level)?.title ?? '',
        });
  return (
    <Banner
      kind="warning"
      isAlert
      title={text}
      action={
        <div className="flex flex-wrap gap-3">
          <Button size="small" variant="secondary" onPress={onKeep}>
            {say(texts.keepTheirs)}
          </Button>
          <Button size="small" onPress={onUseMine}>
            {say(texts.useMine)}
          </Button>
        </div>
      }
    >
      {say(texts.yours, { answer: own })}
    </Banner>
  );
}
