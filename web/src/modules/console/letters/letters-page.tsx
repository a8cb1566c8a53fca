import { keepPreviousData } from '@tanstack/react-query';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ConsoleList } from '../console-list.tsx';
import { useListAddress } from '../use-list-address.ts';
import { letterOutcome } from './letter-outcome.ts';
import { lettersPage as texts } from './letters.texts.ts';

/** Letters that were sent to customers, newest first. Page and search are in the address. */
export default function LettersPage() {
  usePageTitle(say(texts.letters));
  const address = useListAddress('/console/letters');
  const { page, search } = address;
  const { formatDateTime } = useFormatDate();
  const { data, isError, refetch } = useCallQuery(
    'listLetters',
    { page, search },
    { placeholderData: keepPreviousData },
  );
  return (
    <ConsoleList
      title={say(texts.letters)}
      what={say(texts.what)}
      searchLabel={say(texts.searchBySubject)}
      address={address}
      size={data?.data}
      isError={isError}
      onRetry={refetch}
    >
      {data && (
        <Table
          label={say(texts.letters)}
          rows={data.data.letters}
          rowId={(row) => row.letterId}
          emptyState={
            <EmptyState
              title={search === '' ? say(texts.noLettersYet) : say(texts.nothingFound)}
              action={search === '' ? <LinkButton href="/console">{say(texts.chooseCustomers)}</LinkButton> : undefined}
            >
              {search === '' ? say(texts.chooseCustomersFromThe) : say(texts.tryPartOfThe)}
            </EmptyState>
          }
          columns={[
            {
              id: 'subject',
              label: say(texts.subject),
              isRowHeader: true,
              render: (row) => <TextLink href={`/console/letters/${row.letterId}`}>{row.subject}</TextLink>,
            },
            { id: 'sent', label: say(texts.sent), phone: 'detail', render: (row) => formatDateTime(row.sentAt) },
            { id: 'by', label: say(texts.by), phone: 'detail', render: (row) => row.sentBy },
            { id: 'outcome', label: say(texts.outcome), phone: 'detail', render: letterOutcome },
          ]}
        />
      )}
    </ConsoleList>
  );
}
