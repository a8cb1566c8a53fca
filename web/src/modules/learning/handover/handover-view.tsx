import { useEffect } from 'react';
import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { page } from './handover.texts.ts';
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
  usePageTitle(say(page.pageTitle), pageBrand.brandNameShort);
  useNoteOpened(token);
  const isChecking = points.some(({ state }) => state === 'checking');
  useEffect(() => {
    if (!isChecking) return;
    const timer = setInterval(onReload, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isChecking, onReload]);
  const left = points.filter(({ state }) => !['gone', 'confirmed', 'removed'].includes(state)).length;
  const count = points.length;
  return (
    <div className="mx-auto w-full max-w-3xl">
      <h1 className="font-semibold text-2xl tracking-tight tablet:text-3xl">{say(page.title, { name })}</h1>
      <p className="mt-2 text-ink-soft">
        {sentBy === null
          ? say(page.sentByCustomer, { count })
          : say(page.sentBy, { count, sender: senderInWords(sentBy, organisation) })}
      </p>
      {note !== '' && (
        <blockquote className="wrap-anywhere mt-4 whitespace-pre-line rounded-box bg-sunken px-4 py-3">
          {say(page.quoted, { note })}
        </blockquote>
      )}
      <p role="status" className="mt-4 font-medium">
        {left === 0
          ? say(page.allDone)
          : left === count
            ? say(page.toDo, { count })
            : say(page.toDoOf, { count: left, total: count })}
      </p>
      <ol className="mt-4 flex flex-col gap-5">
        {points.map((point) => (
          <li key={point.pointId}>
            <PointCard token={token} point={point} sender={sentBy} onChanged={onChanged} />
          </li>
        ))}
      </ol>
      <p className="mt-8 text-ink-soft text-sm">{say(page.until, { day: dayInWords(expiresAt) })}</p>
    </div>
  );
}

const senderInWords = (sender: string, organization: string | null) =>
  organization === null ? sender : say(page.senderOf, { sender, organization });
