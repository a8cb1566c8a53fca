import { keepPreviousData } from '@tanstack/react-query';
import { useCallQuery } from '../../../api/use-call.ts';
import { ExpertTalk } from '../../../illustrations/expert-talk.tsx';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { itemPath, tabPath } from '../concierge-path.ts';
import type { MessageRow } from '../concierge-types.ts';
import { NewBadge } from '../new-badge.tsx';
import { FRESH_MS } from '../use-concierge-calls.ts';
import { useExistingPage, useListAddress } from '../use-list-address.ts';
import { messagesTab as texts } from './messages.texts.ts';

/** What the concierge has written to its customers, newest first. */
export function MessagesTab() {
  const address = useListAddress();
  const { page, change } = address;
  const query = useCallQuery(
    'cyberConciergeAlerts',
    { page },
    { placeholderData: keepPreviousData, staleTime: FRESH_MS },
  );
  useExistingPage(address, query.data?.alerts.length);
  if (query.isError && query.data === undefined) return <LoadFailed what={say(texts.what)} onRetry={query.refetch} />;
  if (query.data === undefined) return <Loading label={say(texts.loadingYourMessages)} />;
  const { alerts, total, pageSize } = query.data;
  if (total === 0) {
    return (
      <Card>
        <EmptyState
          title={say(texts.title)}
          illustration={<ExpertTalk />}
          action={
            <LinkButton variant="soft" href={tabPath('about')}>
              {say(texts.whatTheConciergeDoes)}
            </LinkButton>
          }
        >
          {say(texts.whenSomethingHappensThat)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <ul aria-label={say(texts.messages)} className="flex flex-col gap-3">
        {alerts.map((message) => (
          <li key={message.conciergeMessageId}>
            <MessageCard message={message} />
          </li>
        ))}
      </ul>
      <div className="mt-5">
        <Pagination
          label={say(texts.pagesOfMessages)}
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          onPageChange={(next) => change({ page: next })}
        />
      </div>
    </>
  );
}

function MessageCard({ message }: { readonly message: MessageRow }) {
  const { formatDate } = useFormatDate();
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 font-semibold text-lg tracking-tight">
          <TextLink isStandalone href={itemPath('messages', message.conciergeMessageId)}>
            {message.title}
          </TextLink>
          {message.isNew && (
            <span className="ms-2 inline-flex align-middle">
              <NewBadge />
            </span>
          )}
        </h2>
        <p className="text-ink-soft text-sm">{formatDate(message.publishedAt)}</p>
      </div>
      <p className="mt-1 text-ink-soft">{message.preview}</p>
    </Card>
  );
}
