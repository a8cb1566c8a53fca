import { keepPreviousData } from '@tanstack/react-query';
import { callAddress } from '../../../api/call-address.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { ConsoleList } from '../console-list.tsx';
import { CsvLink } from '../csv-link.tsx';
import { StatusFilter } from '../status-filter.tsx';
import { useIsOwner } from '../use-is-owner.ts';
import { useListAddress } from '../use-list-address.ts';
import { WaitingForYou } from '../waiting/waiting-for-you.tsx';
import { OrganisationsTable, SORTS } from './organisations-table.tsx';

const statuses = [
  { id: 'all', label: 'All' },
  { id: 'INTRIAL', label: 'Free trial' },
  { id: 'trial-ended', label: 'Trial ended' },
  { id: 'ACTIVE', label: 'Active' },
  { id: 'FAILED', label: 'Failed' },
  { id: 'CANCELLED', label: 'Ended' },
  { id: 'suspended', label: 'Suspended' },
] as const;

/** The provider's customers, newest first. Page, search, state and order are in the address. */
export default function OrganisationsPage() {
  usePageTitle('Organizations');
  const address = useListAddress('/console');
  const { page, search } = address;
  const isOwner = useIsOwner();
  const sort = address.value('sort', SORTS, 'newest');
  const status = address.value(
    'status',
    statuses.map(({ id }) => id),
    'all',
  );
  const { data, isError, refetch } = useCallQuery(
    'listOrganisations',
    { page, search, sort, status },
    { placeholderData: keepPreviousData },
  );
  return (
    <ConsoleList
      title="Organizations"
      what="organizations"
      searchLabel="Search by name or email"
      address={address}
      size={data?.data}
      isError={isError}
      onRetry={refetch}
      action={isOwner && <CsvLink href={callAddress('downloadOrganisations', { search, sort, status })} />}
      above={page === 1 && search === '' && status === 'all' ? <WaitingForYou /> : undefined}
      filter={<StatusFilter address={address} options={statuses} status={status} />}
    >
      {data && (
        <OrganisationsTable
          organisations={data.data.organisations}
          isSearching={search !== '' || status !== 'all'}
          sort={sort}
          onSort={(next) => address.change({ sort: next })}
        />
      )}
    </ConsoleList>
  );
}
