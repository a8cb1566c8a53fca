import { keepPreviousData } from '@tanstack/react-query';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { customerOf, OneCustomer } from '../concierge/one-customer.tsx';
import { ConsoleList } from '../console-list.tsx';
import { useListAddress } from '../use-list-address.ts';
import { helpRequestsPage as texts } from './help-requests.texts.ts';
import { HelpRequestsTable } from './help-requests-table.tsx';
import { HELP_STATE_CHOICES } from './help-state.tsx';

const STATES = ['open', 'new', 'inProgress', 'waiting', 'closed', 'all'] as const;

/** Requests for help of all customers, the longest waiting on top. Page, search and filters are in the address. */
export default function HelpRequestsPage() {
  usePageTitle(say(texts.helpRequests));
  const address = useListAddress('/console/help-requests');
  const { page, search } = address;
  const customer = customerOf(address);
  const colleagues = useCallQuery('conciergeChoices', {}).data?.data.colleagues ?? [];
  const assignees = [
    { id: 'all', label: say(texts.anyone) },
    { id: 'me', label: say(texts.me) },
    { id: 'nobody', label: say(texts.noOne) },
    ...colleagues.map(({ userId, name }) => ({ id: userId, label: name })),
  ];
  const state = address.value('state', STATES, 'open');
  const assignee = address.value(
    'assignee',
    assignees.map(({ id }) => id),
    'all',
  );
  const { data, isError, refetch } = useCallQuery(
    'listHelpRequests',
    { page, search, state, assignee, ...(customer === null ? {} : { orgId: customer }) },
    { placeholderData: keepPreviousData },
  );
  const counts = data?.data.counts;
  const counted = HELP_STATE_CHOICES.map(({ id, label }) => ({
    id,
    label: counts === undefined ? say(label) : `${say(label)} (${counts[id]})`,
  }));
  return (
    <ConsoleList
      title={say(texts.helpRequests)}
      what={say(texts.what)}
      searchLabel={say(texts.searchByNumberSubject)}
      address={address}
      size={data?.data}
      isError={isError}
      onRetry={refetch}
      filter={
        <>
          <Select
            label={say(texts.state)}
            options={[{ id: 'open', label: say(texts.allOpen) }, ...counted, { id: 'all', label: say(texts.all) }]}
            value={state}
            onChange={(next) => address.change({ state: next })}
          />
          <Select
            label={say(texts.assignedTo)}
            options={assignees}
            value={assignee}
            onChange={(next) => address.change({ assignee: next })}
          />
        </>
      }
    >
      {customer !== null && <OneCustomer orgId={customer} address={address} />}
      {data && (
        <HelpRequestsTable
          rows={data.data.requests}
          isSearching={search !== '' || state !== 'open' || assignee !== 'all' || customer !== null}
        />
      )}
    </ConsoleList>
  );
}
