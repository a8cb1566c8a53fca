import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import type { ReleaseNote } from './release-note-dialog.tsx';

type ReleaseNotesTableProps = {
  readonly notes: readonly ReleaseNote[];
  readonly onEdit: (note: ReleaseNote) => void;
  readonly onDelete: (note: ReleaseNote) => void;
};

/** One release note a row, drafts too. */
export function ReleaseNotesTable({ notes, onEdit, onDelete }: ReleaseNotesTableProps) {
  const { formatDate } = useFormatDate();
  return (
    <Table
      label="Release notes"
      rows={notes}
      rowId={(note) => note.releaseNoteId}
      emptyState={
        <EmptyState title="No release notes yet">
          Tell people what is new: each sees a note once, and can find it again in their account menu.
        </EmptyState>
      }
      columns={[
        { id: 'title', label: 'Title', isRowHeader: true, render: (row) => row.title },
        {
          id: 'state',
          label: 'State',
          phone: 'state',
          render: ({ publishedAt }) =>
            publishedAt === null ? (
              <Badge tone="neutral">Draft</Badge>
            ) : (
              <Badge tone="success">{`Published ${formatDate(publishedAt)}`}</Badge>
            ),
        },
        actionsColumn(
          ({ title }: ReleaseNote) => title,
          (row) => [
            { label: 'Edit', onPress: () => onEdit(row) },
            { label: 'Delete', isDanger: true, onPress: () => onDelete(row) },
          ],
        ),
      ]}
    />
  );
}
