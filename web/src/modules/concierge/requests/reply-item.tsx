import { MessagesSquare, UserRound } from 'lucide-react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { RichText } from '../../../portal/rich-text.tsx';
import { say } from '../../../portal/texts/say.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { AttachedFiles } from '../attached-files.tsx';
import type { HelpReply } from '../concierge-types.ts';
import { replyItem as texts } from './requests.texts.ts';

/** One message of a request: who, when, what, and the files with it. */
export function ReplyItem({
  reply: { author, authorName, isOwn, at, text, body, files },
}: {
  readonly reply: HelpReply;
}) {
  const { formatDateTime } = useFormatDate();
  const isConcierge = author === 'concierge';
  const name = isOwn ? say(texts.you) : authorName;
  const Icon = isConcierge ? MessagesSquare : UserRound;
  return (
    <article
      className={joinClasses(
        'rounded-box border p-5',
        isConcierge ? 'border-accent-line bg-accent-softer desktop:me-16' : 'border-line bg-surface desktop:ms-16',
      )}
    >
      <header className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span
          aria-hidden="true"
          className={joinClasses(
            'flex size-8 items-center justify-center rounded-full',
            isConcierge ? 'bg-accent text-on-accent' : 'bg-sunken text-ink-soft',
          )}
        >
          <Icon size={16} />
        </span>
        <h2 className="font-semibold">
          {isConcierge
            ? say.parts(texts.fromConcierge, {
                name,
                team: (words) => (
                  <span key="team" className="font-normal text-ink-soft">
                    {words}
                  </span>
                ),
              })
            : name}
        </h2>
        <time dateTime={at} className="text-ink-soft">
          {formatDateTime(at)}
        </time>
      </header>
      {body === null ? (
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      ) : (
        <RichText blocks={body} topLevel={3} />
      )}
      {files.length > 0 && (
        <div className="mt-4 border-line border-t pt-4">
          <AttachedFiles call="helpFile" files={files} />
        </div>
      )}
    </article>
  );
}
