import { keepPreviousData } from '@tanstack/react-query';
import { useCallQuery } from '../../api/use-call.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { ConsoleList } from './console-list.tsx';
import { OrganisationsTable } from './organisations-table.tsx';
import { useListAddress } from './use-list-address.ts';

/** The provider's customers, newest first. Page and search are in the address. */
export default function OrganisationsPage() {
  usePageTitle('Organizations');
  const address = useListAddress('/console');
  const { page, search } = address;
  const { data, isError, refetch } = useCallQuery(
    'listOrganisations',
    { page, search },
    { placeholderData: keepPreviousData },
  );
  return (
    <ConsoleList
      title="Organizations"
      what="organizations"
      searchLabel="Search by name"
      address={address}
      size={data?.data}
      isError={isError}
      onRetry={refetch}
    >
      {data && <OrganisationsTable organisations={data.data.organisations} isSearching={search !== ''} />}
    </ConsoleList>
  );
}
