import type { WeaknessStatus } from '@portal/domain/concierge/weakness-status.ts';
import { CircleCheck, CircleDot, CircleSlash } from 'lucide-react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { HintedBadge } from '../hinted-badge.tsx';
import { statuses, statusMark as texts } from './weaknesses.texts.ts';

const LOOKS = {
  Open: { tone: 'warning', icon: CircleDot, hint: texts.openMeans },
  Resolved: { tone: 'success', icon: CircleCheck, hint: texts.resolvedMeans },
  'Not Relevant': {
    tone: 'neutral',
    icon: CircleSlash,
    hint: texts.notRelevantMeans,
  },
  'No Status': { tone: 'neutral', icon: null, hint: texts.noStatusMeans },
} as const;

type StatusMarkProps = {
  readonly status: WeaknessStatus;
  /** Adds what it means, and since when, on hover and focus. */
  readonly hint?: { readonly updatedOn: string | null } | undefined;
};

/** How a weakness stands; without a status, a dash (spec part 2, section 3). */
export function StatusMark({ status, hint }: StatusMarkProps) {
  const { formatDate } = useFormatDate();
  const { tone, icon: Icon, hint: meaning } = LOOKS[status];
  const said = say(statuses[status]);
  const mark =
    Icon === null ? (
      <span className="px-1">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{said}</span>
      </span>
    ) : (
      <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} strokeWidth={2.5} />}>
        {said}
      </Badge>
    );
  if (hint === undefined) return mark;
  const { updatedOn } = hint;
  return (
    <HintedBadge
      label={say(texts.status, { status: said })}
      hint={
        updatedOn === null ? say(meaning) : say(texts.meansSince, { meaning: say(meaning), day: formatDate(updatedOn) })
      }
    >
      {mark}
    </HintedBadge>
  );
}
