import { CircleCheck, Clock, MailX, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';
import type { TraineeRow } from '../training-types.ts';
import { personState as texts } from './team.texts.ts';

type Shown = { readonly tone: Tone; readonly text: string; readonly icon?: ReactNode };

type PersonStateProps = { readonly row: TraineeRow; readonly isRemoved: boolean };

/** How a person stands, in a word; a link that ended is said too, as nothing comes of waiting then. */
export function PersonState({ row, isRemoved }: PersonStateProps) {
  const { tone, text, icon } = isRemoved ? { tone: 'neutral' as const, text: say(texts.removed) } : stateOf(row);
  const hasNoLink = !isRemoved && (row.linkState === 'expired' || row.linkState === 'revoked');
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tone} icon={icon}>
        {text}
      </Badge>
      {hasNoLink && (
        <Badge tone="warning" icon={<MailX aria-hidden="true" size={14} />}>
          {row.linkState === 'expired' ? say(texts.linkExpired) : say(texts.linkRevoked)}
        </Badge>
      )}
    </span>
  );
}

function stateOf({ overdue, assigned, completed, nextCourseId, lastSeenAt, isFinished }: TraineeRow): Shown {
  const icon = { 'aria-hidden': true, size: 14 } as const;
  if (overdue > 0) return { tone: 'danger', text: say(texts.overdue, { count: overdue }), icon: <Clock {...icon} /> };
  if (assigned > 0 && completed === assigned && nextCourseId === null)
    return {
      tone: 'success',
      text: isFinished ? say(texts.finished) : say(texts.upToDate),
      icon: isFinished ? <Trophy {...icon} /> : <CircleCheck {...icon} />,
    };
  if (lastSeenAt === null && completed === 0) return { tone: 'neutral', text: say(texts.notStarted) };
  return { tone: 'accent', text: say(texts.inProgress) };
}
