import { Plus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { CANNED_ANSWER_FORM, type CannedAnswer, CannedAnswerDialog } from './canned-answer-dialog.tsx';

/** Answers that are written once and used often. */
export default function CannedAnswersPage() {
  usePageTitle('Canned answers');
  const { data, isError, refetch } = useCallQuery('listCannedAnswers', {});
  const { save } = useSave('listCannedAnswers');
  const [edited, setEdited] = useState(useReopened<CannedAnswer>(CANNED_ANSWER_FORM));
  const [deleted, setDeleted] = useState<CannedAnswer | null>(null);
  return (
    <>
      <PageHeading
        title="Canned answers"
        description="Write it once, insert it into an answer with two clicks, and change it there before you send it."
        action={
          <Button icon={<Plus aria-hidden="true" size={18} />} onPress={() => setEdited('new')}>
            New answer
          </Button>
        }
      />
      {data === undefined && !isError && <Loading label="Loading the canned answers" />}
      {isError && <LoadFailed what="The canned answers" onRetry={refetch} />}
      {data && (
        <Card padding="none">
          <Table
            label="Canned answers"
            rows={data.data}
            rowId={(row) => row.cannedAnswerId}
            emptyState={
              <EmptyState title="No canned answers yet">
                Save the answers you give again and again, such as how to turn on a second factor.
              </EmptyState>
            }
            columns={[
              { id: 'title', label: 'Title', isRowHeader: true, render: (row) => row.title },
              {
                id: 'text',
                label: 'Begins with',
                phone: 'detail',
                render: (row) => (
                  <span className="line-clamp-2 break-words text-ink-soft">{row.text.slice(0, 200)}</span>
                ),
              },
              actionsColumn(
                ({ title }: CannedAnswer) => title,
                (row) => [
                  { label: 'Edit', onPress: () => setEdited(row) },
                  { label: 'Delete', isDanger: true, onPress: () => setDeleted(row) },
                ],
              ),
            ]}
          />
        </Card>
      )}
      {edited !== null && (
        <CannedAnswerDialog answer={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {deleted && (
        <DeleteDialog
          name={`“${deleted.title}”`}
          confirmLabel="Delete"
          reasonToKeep={null}
          onDelete={() =>
            save(
              () => callApi('deleteCannedAnswer', { cannedAnswerId: deleted.cannedAnswerId }),
              'The answer was deleted.',
            )
          }
          onClose={() => setDeleted(null)}
        >
          No one can insert it into an answer anymore. Answers already sent stay as they are.
        </DeleteDialog>
      )}
    </>
  );
}
