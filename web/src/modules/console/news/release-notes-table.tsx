import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { releaseNotesTable as texts } from './news.texts.ts';
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
      label={say(texts.releaseNotes)}
      rows={notes}
      rowId={(note) => note.releaseNoteId}
      emptyState={<EmptyState title={say(texts.title)}>{say(texts.tellPeopleWhatIs)}</EmptyState>}
      columns={[
        { id: 'title', label: say(texts.noteTitle), isRowHeader: true, render: (row) => row.title },
        {
          id: 'state',
          label: say(texts.state),
          phone: 'state',
          render: ({ publishedAt }) =>
            publishedAt === null ? (
              <Badge tone="neutral">{say(texts.draft)}</Badge>
            ) : (
              <Badge tone="success">{say(texts.publishedPublishedAt, { publishedAt: formatDate(publishedAt) })}</Badge>
            ),
        },
        actionsColumn(
          ({ title }: ReleaseNote) => title,
          (row) => [
            { label: say(texts.edit), onPress: () => onEdit(row) },
            { label: say(texts.delete), isDanger: true, onPress: () => onDelete(row) },
          ],
        ),
      ]}
    />
  );
}
