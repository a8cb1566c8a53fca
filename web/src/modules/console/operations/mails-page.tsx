import { keepPreviousData } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { ConsoleList } from '../console-list.tsx';
import { StatusFilter } from '../status-filter.tsx';
import { useListAddress } from '../use-list-address.ts';
import { useSave } from '../use-save.ts';
import { MailsTable } from './mails-table.tsx';
import { mailsPage as texts } from './operations.texts.ts';

const statuses = [
  { id: 'all', label: texts.all },
  { id: 'queued', label: texts.waiting },
  { id: 'sent', label: texts.sent },
  { id: 'failed', label: texts.failed },
] as const;

/** What became of the mails of the last month, newest first. */
export default function MailsPage() {
  usePageTitle(say(texts.emails));
  const address = useListAddress('/console/mails');
  const { page, search } = address;
  const status = address.value(
    'status',
    statuses.map(({ id }) => id),
    'all',
  );
  const { save } = useSave('listMails');
  const { data, isError, refetch } = useCallQuery(
    'listMails',
    { page, search, status },
    { placeholderData: keepPreviousData },
  );
  return (
    <ConsoleList
      title={say(texts.emails)}
      what={say(texts.what)}
      searchLabel={say(texts.searchByAddress)}
      address={address}
      size={data?.data}
      isError={isError}
      onRetry={refetch}
      filter={<StatusFilter address={address} options={sayLabels(statuses)} status={status} />}
    >
      {data && (
        <MailsTable
          rows={data.data.mails}
          isSearching={search !== '' || status !== 'all'}
          onResend={({ mailId, recipient }) =>
            save(() => callApi('resendMail', { mailId }), say(texts.theEmailIsOn, { recipient }))
          }
        />
      )}
    </ConsoleList>
  );
}
