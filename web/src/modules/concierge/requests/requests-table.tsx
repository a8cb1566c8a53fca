import type { ReactNode } from 'react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { itemPath } from '../concierge-path.ts';
import type { HelpRequestRow } from '../concierge-types.ts';
import { NewBadge } from '../new-badge.tsx';
import { SUBJECT_WORDS } from './request-words.ts';
import { requestsTable as texts } from './requests.texts.ts';
import { StateBadge } from './state-badge.tsx';

type RequestsTableProps = { readonly requests: readonly HelpRequestRow[]; readonly emptyState: ReactNode };

/** Help requests; a list on phones. */
export function RequestsTable({ requests, emptyState }: RequestsTableProps) {
  const { formatDate } = useFormatDate();
  return (
    <Table
      label={say(texts.helpRequests)}
      rows={requests}
      rowId={({ helpRequestId }) => helpRequestId}
      emptyState={emptyState}
      columns={[
        {
          id: 'subject',
          label: say(texts.request),
          isRowHeader: true,
          render: ({ helpRequestId, subject, about, isNew }) => (
            <>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <TextLink isStandalone href={itemPath('requests', helpRequestId)}>
                  {subject}
                </TextLink>
                {isNew && <NewBadge />}
              </span>
              {about.kind !== 'general' && (
                <span className="mt-0.5 block font-normal text-ink-soft text-xs">
                  {about.label === subject
                    ? say(SUBJECT_WORDS[about.kind])
                    : say(texts.about, { kind: say(SUBJECT_WORDS[about.kind]), label: about.label })}
                </span>
              )}
            </>
          ),
        },
        {
          id: 'number',
          label: say(texts.number),
          phone: 'detail',
          render: ({ number }) => <span className="whitespace-nowrap">{number}</span>,
        },
        { id: 'state', label: say(texts.state), phone: 'state', render: ({ state }) => <StateBadge state={state} /> },
        { id: 'openedBy', label: say(texts.askedBy), phone: 'hidden', render: ({ openedBy }) => openedBy },
        {
          id: 'last',
          label: say(texts.lastReply),
          render: ({ lastReplyAt, lastReplyBy }) =>
            say.parts(lastReplyBy === 'concierge' ? texts.lastByConcierge : texts.lastByYou, {
              day: (words) => (
                <span key="day" className="whitespace-nowrap">
                  {words}
                </span>
              ),
              who: (words) => (
                <span key="who" className="text-ink-soft desktop:block desktop:text-xs">
                  {words}
                </span>
              ),
              date: formatDate(lastReplyAt),
            }),
        },
      ]}
    />
  );
}
