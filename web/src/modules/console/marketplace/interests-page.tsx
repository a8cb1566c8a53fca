import { keepPreviousData } from '@tanstack/react-query';
import { callAddress } from '../../../api/call-address.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ConsoleList } from '../console-list.tsx';
import { CsvLink } from '../csv-link.tsx';
import { useListAddress } from '../use-list-address.ts';
import { useStaffMay } from '../use-staff-may.ts';
import { interestsPage as texts } from './marketplace.texts.ts';

type Interest = CallOutput<'listInterests'>['data']['interests'][number];

/** Customers who would like to hear more of an offer, newest first; owners take them along as a file. */
export default function InterestsPage() {
  usePageTitle(say(texts.interestInOffers));
  const address = useListAddress('/console/marketplace-interest');
  const { page, search } = address;
  const mayDownload = useStaffMay('addresses.download');
  const { data, isError, refetch } = useCallQuery(
    'listInterests',
    { page, search },
    { placeholderData: keepPreviousData },
  );
  return (
    <ConsoleList
      title={say(texts.interestInOffers)}
      what={say(texts.what)}
      searchLabel={say(texts.searchByCustomerOffer)}
      address={address}
      size={data?.data}
      isError={isError}
      onRetry={refetch}
      action={mayDownload && <CsvLink href={callAddress('downloadInterests', { search })} />}
    >
      {data && <InterestsTable rows={data.data.interests} isSearching={search !== ''} />}
    </ConsoleList>
  );
}

function InterestsTable({ rows, isSearching }: { readonly rows: readonly Interest[]; readonly isSearching: boolean }) {
  const { formatDate } = useFormatDate();
  return (
    <Table
      label={say(texts.interestInOffers)}
      rows={rows}
      rowId={(row) => row.interestId}
      emptyState={
        <EmptyState title={isSearching ? say(texts.nothingFound) : say(texts.noOneYet)}>
          {isSearching ? say(texts.tryPartOfThe) : say(texts.anyoneWhoPressesIm)}
        </EmptyState>
      }
      columns={[
        {
          id: 'customer',
          label: say(texts.customer),
          isRowHeader: true,
          render: (row) => <TextLink href={`/console/organizations/${row.orgId}`}>{row.companyName}</TextLink>,
        },
        {
          id: 'offer',
          label: say(texts.offer),
          phone: 'detail',
          render: (row) => `${row.offerTitle} (${row.partnerName})`,
        },
        {
          id: 'person',
          label: say(texts.person),
          phone: 'detail',
          render: (row) => (
            <>
              {row.personName}
              <br className="max-desktop:hidden" />{' '}
              <TextLink href={`mailto:${row.personEmail}`}>{row.personEmail}</TextLink>
            </>
          ),
        },
        {
          id: 'note',
          label: say(texts.note),
          phone: 'detail',
          render: ({ note }) => note && <span className="whitespace-pre-line wrap-anywhere">{note}</span>,
        },
        { id: 'since', label: say(texts.since), phone: 'detail', render: (row) => formatDate(row.askedAt) },
      ]}
    />
  );
}
