import { useFormatDate } from '../../portal/use-format-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';
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
          Tell people what is new: each sees a note once, and finds it again in the menu of their account.
        </EmptyState>
      }
      columns={[
        { id: 'title', label: 'Title', isRowHeader: true, render: (row) => row.title },
        {
          id: 'state',
          label: 'State',
          render: ({ publishedAt }) =>
            publishedAt === null ? (
              <Badge tone="neutral">Draft</Badge>
            ) : (
              <Badge tone="success">{`Published ${formatDate(publishedAt)}`}</Badge>
            ),
        },
        {
          id: 'actions',
          label: 'Actions',
          isLabelHidden: true,
          align: 'end',
          render: (row) => (
            <span className="inline-flex flex-wrap justify-end gap-2">
              <Button variant="secondary" size="small" aria-label={`Edit ${row.title}`} onPress={() => onEdit(row)}>
                Edit
              </Button>
              <Button variant="secondary" size="small" aria-label={`Delete ${row.title}`} onPress={() => onDelete(row)}>
                Delete
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}
