import { say } from '../../../portal/texts/say.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { partnersTable as texts } from './marketplace.texts.ts';
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
      label={say(texts.yourPartners)}
      rows={partners}
      rowId={(row) => row.partnerId}
      emptyState={<EmptyState title={say(texts.title)}>{say(texts.aPartnerIsA)}</EmptyState>}
      columns={[
        { id: 'name', label: say(texts.partner), isRowHeader: true, render: (row) => row.name },
        { id: 'summary', label: say(texts.whatItDoes), phone: 'detail', render: (row) => row.summary },
        { id: 'page', label: say(texts.page), phone: 'hidden', render: (row) => `/marketplace/${row.partner}` },
        { id: 'offers', label: say(texts.offers), align: 'end', render: (row) => row.offers },
        actionsColumn(
          ({ name }: OwnPartner) => name,
          (row) => [
            { label: say(texts.edit), onPress: () => onEdit(row) },
            { label: say(texts.delete), isDanger: true, onPress: () => onDelete(row) },
          ],
        ),
      ]}
    />
  );
}
