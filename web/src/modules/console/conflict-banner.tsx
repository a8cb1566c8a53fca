import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/states/banner.tsx';

type ConflictBannerProps = {
  /** What was changed: "plan". */
  readonly what: string;
  /** Puts what the other person saved into the form. */
  readonly onTakeOver: () => void;
  /** Keeps what is in the form; the next save replaces the other person's change. */
  readonly onKeepMine: () => void;
};

/** Says that somebody else was faster, and lets one choose whose text counts. */
export function ConflictBanner({ what, onTakeOver, onKeepMine }: ConflictBannerProps) {
  return (
    <Banner
      isAlert
      kind="warning"
      title={`Someone else changed this ${what} while you had it open.`}
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onPress={onTakeOver}>
            Show their change
          </Button>
          <Button variant="secondary" size="small" onPress={onKeepMine}>
            Keep mine
          </Button>
        </span>
      }
    >
      Nothing you typed is lost, but none of it is saved yet. Keep yours and save again to replace their change, or look
      at theirs first.
    </Banner>
  );
}
