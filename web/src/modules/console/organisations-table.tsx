import type { CallOutput } from '../../api/calls.ts';
import { useFormatDate } from '../../portal/use-format-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type OrganisationsTableProps = {
  readonly organisations: CallOutput<'listOrganisations'>['data']['organisations'];
  readonly isSearching: boolean;
};

const statusWords: Readonly<Record<string, string>> = { INTRIAL: 'Free trial', ACTIVE: 'Active', FAILED: 'Failed' };

/** One customer a row. */
export function OrganisationsTable({ organisations, isSearching }: OrganisationsTableProps) {
  const { formatDate } = useFormatDate();
  return (
    <Table
      label="Organizations"
      rows={organisations}
      rowId={(organisation) => organisation.orgId}
      emptyState={
        <EmptyState title={isSearching ? 'Nothing found' : 'No customers yet'}>
          {isSearching ? 'Try a part of the name.' : 'Organizations appear here as soon as somebody has signed up.'}
        </EmptyState>
      }
      columns={[
        {
          id: 'name',
          label: 'Organization',
          isRowHeader: true,
          render: (row) => <TextLink href={`/console/organizations/${row.orgId}`}>{row.companyName}</TextLink>,
        },
        { id: 'plan', label: 'Plan', render: (row) => row.planName },
        {
          id: 'status',
          label: 'Status',
          render: ({ subscriptionStatus }) => (
            <Badge tone={subscriptionStatus === 'ACTIVE' ? 'success' : 'neutral'}>
              {statusWords[subscriptionStatus] ?? subscriptionStatus}
            </Badge>
          ),
        },
        { id: 'since', label: 'Signed up', render: (row) => formatDate(row.signUpDate) },
        { id: 'websites', label: 'Websites', align: 'end', render: (row) => row.websites },
        { id: 'users', label: 'Users', align: 'end', render: (row) => row.users },
      ]}
    />
  );
}
