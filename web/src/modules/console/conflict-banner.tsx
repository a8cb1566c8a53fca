import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { conflictBanner as texts } from './console.texts.ts';

export type ConflictKind =
  | 'plan'
  | 'offer'
  | 'partner'
  | 'savingsText'
  | 'weakness'
  | 'answer'
  | 'releaseNote'
  | 'promotion'
  | 'brand'
  | 'channel'
  | 'message'
  | 'text';

type ConflictBannerProps = {
  readonly kind: ConflictKind;
  /** Puts what the other person saved into the form. */
  readonly onTakeOver: () => void;
  /** Keeps what is in the form; the next save replaces the other person's change. */
  readonly onKeepMine: () => void;
};

/** Says that somebody else was faster, and lets one choose whose text counts. */
export function ConflictBanner({ kind, onTakeOver, onKeepMine }: ConflictBannerProps) {
  return (
    <Banner
      isAlert
      kind="warning"
      title={say(texts.someoneElseChangedThis, { kind })}
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onPress={onTakeOver}>
            {say(texts.showTheirChange)}
          </Button>
          <Button variant="secondary" size="small" onPress={onKeepMine}>
            {say(texts.keepMine)}
          </Button>
        </span>
      }
    >
      {say(texts.nothingYouTypedIs)}
    </Banner>
  );
}
