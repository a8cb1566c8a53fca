import type { WeaknessStatus } from '@portal/domain/concierge/weakness-status.ts';
import { CircleCheck, CircleDot, CircleSlash } from 'lucide-react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { HintedBadge } from '../hinted-badge.tsx';
import { statusMark as texts } from './weaknesses.texts.ts';

const LOOKS = {
  Open: { tone: 'warning', icon: CircleDot, hint: texts.hint },
  Resolved: { tone: 'success', icon: CircleCheck, hint: texts.thisWeaknessWasFixed },
  'Not Relevant': {
    tone: 'neutral',
    icon: CircleSlash,
    hint: texts.theConciergeReviewedIt,
  },
  'No Status': { tone: 'neutral', icon: null, hint: texts.theConciergeHasNot },
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
  const mark =
    Icon === null ? (
      <span className="px-1">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{status}</span>
      </span>
    ) : (
      <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} strokeWidth={2.5} />}>
        {status}
      </Badge>
    );
  if (hint === undefined) return mark;
  const since = hint.updatedOn === null ? '' : ` Updated on ${formatDate(hint.updatedOn)}.`;
  return (
    <HintedBadge label={say(texts.statusStatus, { status })} hint={`${say(meaning)}${since}`}>
      {mark}
    </HintedBadge>
  );
}
