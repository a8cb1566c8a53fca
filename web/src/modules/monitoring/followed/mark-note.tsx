import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import type { FollowedFinding } from '../website-types.ts';
import { markNote as texts } from './followed.texts.ts';

type Mark = NonNullable<FollowedFinding['mark']>;

type MarkNoteProps = { readonly mark: Mark; readonly isBusy: boolean; readonly onUndo: () => unknown };

/** Says that a finding was set aside: by whom, when, why, until when; and that it no longer is, when that has lapsed. */
export function MarkNote({ mark, isBusy, onUndo }: MarkNoteProps) {
  const { formatDate } = useFormatDate();
  // An acceptance ends with its last day, which is over at that instant.
  const day = mark.endsAt === null ? '' : formatDate(Date.parse(mark.endsAt) - 1);
  const title = {
    none: mark.kind === 'accepted' ? say(texts.acceptedUntil, { day }) : say(texts.setAsideNotA),
    ended: say(texts.wasAcceptedUntil, { day }),
    worse: say(mark.kind === 'accepted' ? texts.theRiskWasAccepted : texts.setAsideBefore),
  }[mark.lapsed ?? 'none'];
  return (
    <Banner
      kind={mark.lapsed === null ? 'info' : 'warning'}
      title={title}
      action={
        <Button variant="secondary" size="small" isBusy={isBusy} onPress={onUndo}>
          {mark.lapsed === null ? say(texts.putBackOnThe) : say(texts.removeThisNote)}
        </Button>
      }
    >
      <p className="wrap-anywhere">{say(texts.quoted, { reason: mark.reason })}</p>
      <p>{say(texts.byAndOn, { name: mark.markedBy, day: formatDate(mark.markedAt) })}</p>
    </Banner>
  );
}
