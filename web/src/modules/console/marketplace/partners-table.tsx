import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import type { OwnPartner } from './marketplace-console-types.ts';

type PartnersTableProps = {
  readonly partners: readonly OwnPartner[];
  readonly onEdit: (partner: OwnPartner) => void;
  readonly onDelete: (partner: OwnPartner) => void;
};

/** One partner of the provider a row. */
export function PartnersTable({ partners, onEdit, onDelete }: PartnersTableProps) {
  return (
    <Table
      label="Your partners"
      rows={partners}
      rowId={(row) => row.partnerId}
      emptyState={
        <EmptyState title="You have no partners yet">
          A partner is a company whose offers your customers can take on terms you arranged.
        </EmptyState>
      }
      columns={[
        { id: 'name', label: 'Partner', isRowHeader: true, render: (row) => row.name },
        { id: 'summary', label: 'What it does', phone: 'detail', render: (row) => row.summary },
        { id: 'page', label: 'Page', phone: 'hidden', render: (row) => `/marketplace/${row.partner}` },
        { id: 'offers', label: 'Offers', align: 'end', render: (row) => row.offers },
        actionsColumn(
          ({ name }: OwnPartner) => name,
          (row) => [
            { label: 'Edit', onPress: () => onEdit(row) },
            { label: 'Delete', isDanger: true, onPress: () => onDelete(row) },
          ],
        ),
      ]}
    />
  );
}
