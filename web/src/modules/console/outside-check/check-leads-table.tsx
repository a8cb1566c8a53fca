import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { checkLeadsTable as texts } from './outside-check.texts.ts';

export type CheckLead = CallOutput<'listCheckLeads'>['data']['leads'][number];

type CheckLeadsTableProps = {
  readonly rows: readonly CheckLead[];
  readonly isSearching: boolean;
  readonly onDelete: (lead: CheckLead) => void;
};

/** One address that somebody left a row. */
export function CheckLeadsTable({ rows, isSearching, onDelete }: CheckLeadsTableProps) {
  const { formatDate } = useFormatDate();
  return (
    <Table
      label={say(texts.addressesLeftAfterA)}
      rows={rows}
      rowId={(row) => row.leadId}
      emptyState={
        <EmptyState title={isSearching ? say(texts.nothingFound) : say(texts.noOneYet)}>
          {isSearching ? say(texts.tryPartOfThe) : say(texts.anyoneWhoChecksA)}
        </EmptyState>
      }
      columns={[
        {
          id: 'email',
          label: say(texts.address),
          isRowHeader: true,
          render: (row) => <TextLink href={`mailto:${row.email}`}>{row.email}</TextLink>,
        },
        {
          id: 'domain',
          label: say(texts.domain),
          phone: 'detail',
          render: (row) => <span className="break-all">{row.domain}</span>,
        },
        { id: 'channel', label: say(texts.channel), render: (row) => row.channel },
        { id: 'since', label: say(texts.since), render: (row) => formatDate(row.leftAt) },
        { id: 'until', label: say(texts.keptUntil), render: (row) => formatDate(row.expiresAt) },
        actionsColumn(
          ({ email }: CheckLead) => email,
          (row) => [
            {
              label: say(texts.delete),
              isDanger: true,
              name: say(texts.deleteEmailAboutDomain, { email: row.email, domain: row.domain }),
              onPress: () => onDelete(row),
            },
          ],
        ),
      ]}
    />
  );
}
