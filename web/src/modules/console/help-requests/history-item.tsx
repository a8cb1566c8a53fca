import { Lock } from 'lucide-react';
import { callAddress } from '../../../api/call-address.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { RichText } from '../../../portal/rich-text.tsx';
import { say } from '../../../portal/texts/say.ts';
import { FileList } from '../concierge/file-list.tsx';
import { historyItem as texts } from './help-requests.texts.ts';

type Reply = CallOutput<'readHelpRequest'>['data']['replies'][number];
type HistoryItemProps = { readonly reply: Reply; readonly companyName: string };

/** Customers to the left, us to the right, and notes like slips of paper between them. */
const LOOKS = {
  customer: 'border-line bg-surface desktop:me-12',
  concierge: 'border-accent-line bg-accent-softer desktop:ms-12',
  note: 'border-warning border-dashed bg-warning-soft desktop:ms-12',
} as const;

/** What one person wrote: a customer, a colleague to the customer, or a colleague to colleagues. */
export function HistoryItem({ reply, companyName }: HistoryItemProps) {
  const { formatDateTime } = useFormatDate();
  const look = reply.isInternal ? 'note' : reply.author;
  return (
    <li className={`rounded-box border p-4 tablet:p-5 ${LOOKS[look]}`}>
      <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <span className="inline-flex flex-wrap items-baseline gap-x-2">
          <strong className="font-semibold">{reply.authorName}</strong>
          <span className="text-ink-soft">
            {look === 'customer' && companyName}
            {look === 'concierge' && say(texts.answer)}
          </span>
          {look === 'note' && (
            <span className="inline-flex items-center gap-1 font-semibold text-warning-ink">
              <Lock aria-hidden="true" size={14} />
              {say(texts.internalNoteNeverShown)}
            </span>
          )}
        </span>
        <span className="text-ink-soft">{formatDateTime(reply.at)}</span>
      </p>
      {reply.body === null ? (
        <p className="whitespace-pre-line break-words">{reply.text}</p>
      ) : (
        <RichText blocks={reply.body} topLevel={3} />
      )}
      {reply.files.length > 0 && (
        <div className="mt-4">
          <FileList files={reply.files} addressOf={(fileId) => callAddress('downloadHelpFile', { fileId })} />
        </div>
      )}
    </li>
  );
}
