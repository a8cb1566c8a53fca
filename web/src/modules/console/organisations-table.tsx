import type { CallInput, CallOutput } from '../../api/calls.ts';
import { useFormatDate } from '../../portal/use-format-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table, type TableSort } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { subscriptionStatusWords } from './subscription-status-words.ts';

type Sort = NonNullable<CallInput<'listOrganisations'>['sort']>;

type OrganisationsTableProps = {
  readonly organisations: CallOutput<'listOrganisations'>['data']['organisations'];
  readonly isSearching: boolean;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
};

const orders: Readonly<Record<Sort, TableSort>> = {
  newest: { column: 'since', direction: 'descending' },
  oldest: { column: 'since', direction: 'ascending' },
  name: { column: 'name', direction: 'ascending' },
  'name-backwards': { column: 'name', direction: 'descending' },
};

function sortOf({ column, direction }: TableSort): Sort {
  if (column === 'name') return direction === 'ascending' ? 'name' : 'name-backwards';
  return direction === 'ascending' ? 'oldest' : 'newest';
}

/** One customer a row. */
export function OrganisationsTable({ organisations, isSearching, sort, onSort }: OrganisationsTableProps) {
  const { formatDate } = useFormatDate();
  return (
    <Table
      label="Organizations"
      rows={organisations}
      rowId={(organisation) => organisation.orgId}
      sort={orders[sort]}
      onSortChange={(next) => onSort(sortOf(next))}
      emptyState={
        <EmptyState title={isSearching ? 'Nothing found' : 'No customers yet'}>
          {isSearching
            ? 'Try a part of the name, or another status.'
            : 'Organizations appear here as soon as somebody has signed up.'}
        </EmptyState>
      }
      columns={[
        {
          id: 'name',
          label: 'Organization',
          isRowHeader: true,
          isSortable: true,
          render: (row) => <TextLink href={`/console/organizations/${row.orgId}`}>{row.companyName}</TextLink>,
        },
        { id: 'plan', label: 'Plan', render: (row) => row.planName },
        {
          id: 'status',
          label: 'Status',
          render: ({ subscriptionStatus, isSuspended }) =>
            isSuspended ? (
              <Badge tone="warning">Suspended</Badge>
            ) : (
              <Badge tone={subscriptionStatus === 'ACTIVE' ? 'success' : 'neutral'}>
                {subscriptionStatusWords(subscriptionStatus)}
              </Badge>
            ),
        },
        { id: 'since', label: 'Signed up', isSortable: true, render: (row) => formatDate(row.signUpDate) },
        { id: 'websites', label: 'Websites', align: 'end', render: (row) => row.websites },
        { id: 'users', label: 'Users', align: 'end', render: (row) => row.users },
        {
          id: 'signIn',
          label: 'Last sign-in',
          render: ({ lastSignInAt }) => (lastSignInAt === null ? 'Not since sign-up' : formatDate(lastSignInAt)),
        },
        {
          id: 'scan',
          label: 'Last scan',
          render: ({ lastScanAt }) => (lastScanAt === null ? 'Never' : formatDate(lastScanAt)),
        },
      ]}
    />
  );
}
