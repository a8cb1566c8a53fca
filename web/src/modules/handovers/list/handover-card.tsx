import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import type { Handover } from '../handover-types.ts';
import { HandoverActions } from './handover-actions.tsx';
import { handoverCard as texts } from './list.texts.ts';
import { PointItem } from './point-item.tsx';
import { HANDOVER_WORDS } from './state-words.ts';

/** One link: to whom, since when, what it shows and what came of it. */
export function HandoverCard({ handover }: { readonly handover: Handover }) {
  const { formatDate, formatDateTime } = useFormatDate();
  const { helper, state, madeAt, madeBy, expiresAt, openedAt, note, points } = handover;
  const { word, tone } = HANDOVER_WORDS[state];
  const isOver = state === 'revoked' || state === 'expired';
  const facts = [
    ...(helper.email === '' ? [] : [helper.email]),
    say(texts.sentOn, { day: formatDate(madeAt), name: madeBy }),
    ...(openedAt === null ? [] : [say(texts.openedOn, { time: formatDateTime(openedAt) })]),
    ...(isOver ? [] : [say(texts.worksUntil, { day: formatDate(expiresAt) })]),
  ];
  return (
    <article className="wrap-anywhere rounded-box border border-line bg-surface p-5 shadow-raised">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-2 font-semibold text-lg">
            {helper.name} <Badge tone={tone}>{say(word)}</Badge>
          </h2>
          <p className="mt-1 text-ink-soft text-sm">{facts.join(' · ')}</p>
        </div>
        <HandoverActions handover={handover} />
      </div>
      {note !== '' && <p className="mt-3 whitespace-pre-line text-sm">{say(texts.quoted, { note })}</p>}
      <ul className="mt-4 divide-y divide-line border-line border-t">
        {points.map((point) => (
          <PointItem key={point.pointId} point={point} />
        ))}
      </ul>
    </article>
  );
}
