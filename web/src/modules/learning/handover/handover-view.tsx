import { useEffect } from 'react';
import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import type { Handover, HandoverPoint } from './handover-types.ts';
import { dayInWords } from './in-words.ts';
import { PointCard } from './point-card.tsx';
import { useNoteOpened } from './use-note-opened.ts';

/** While something is looked at again, the page asks so often how it went. */
const ASK_EVERY_MS = 5000;

type HandoverViewProps = {
  readonly token: string;
  readonly handover: Handover;
  readonly onReload: () => void;
  readonly onChanged: (point: HandoverPoint) => void;
};

/** Everything that a helper is asked to fix, each with its steps. */
export function HandoverView({ token, handover, onReload, onChanged }: HandoverViewProps) {
  const { name, organisation, sentBy, note, expiresAt, points } = handover;
  usePageTitle('What to fix', pageBrand.brandNameShort);
  useNoteOpened(token);
  const isChecking = points.some(({ state }) => state === 'checking');
  useEffect(() => {
    if (!isChecking) return;
    const timer = setInterval(onReload, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isChecking, onReload]);
  const left = points.filter(({ state }) => !['gone', 'confirmed', 'removed'].includes(state)).length;
  const sender = sentBy === null ? 'Your customer' : organisation === null ? sentBy : `${sentBy} of ${organisation}`;
  return (
    <div className="mx-auto w-full max-w-3xl">
      <h1 className="font-semibold text-2xl tracking-tight tablet:text-3xl">Could you fix this, {name}?</h1>
      <p className="mt-2 text-ink-soft">
        {sender} sent you {points.length === 1 ? 'one security issue' : `${points.length} security issues`} to fix, with
        the steps. You need no account. When you have fixed one, mark it as fixed.
      </p>
      {note !== '' && (
        <blockquote className="wrap-anywhere mt-4 whitespace-pre-line rounded-box bg-sunken px-4 py-3">
          “{note}”
        </blockquote>
      )}
      <p role="status" className="mt-4 font-medium">
        {left === 0
          ? 'All done. Thank you.'
          : left === points.length
            ? `${left} to do`
            : `${left} of ${points.length} to do`}
      </p>
      <ol className="mt-4 flex flex-col gap-5">
        {points.map((point) => (
          <li key={point.pointId}>
            <PointCard token={token} point={point} sender={sentBy ?? 'your customer'} onChanged={onChanged} />
          </li>
        ))}
      </ol>
      <p className="mt-8 text-ink-soft text-sm">
        This page is for you and works until {dayInWords(expiresAt)}. It shows nothing else about your customer. Please
        do not share the link.
      </p>
    </div>
  );
}
