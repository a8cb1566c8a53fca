import { Plus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
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
import { cannedAnswersPage as texts } from './canned-answers.texts.ts';

/** Answers that are written once and used often. */
export default function CannedAnswersPage() {
  usePageTitle(say(texts.cannedAnswers));
  const { data, isError, refetch } = useCallQuery('listCannedAnswers', {});
  const { save } = useSave('listCannedAnswers');
  const [edited, setEdited] = useState(useReopened<CannedAnswer>(CANNED_ANSWER_FORM));
  const [deleted, setDeleted] = useState<CannedAnswer | null>(null);
  return (
    <>
      <PageHeading
        title={say(texts.cannedAnswers)}
        description={say(texts.description)}
        action={
          <Button icon={<Plus aria-hidden="true" size={18} />} onPress={() => setEdited('new')}>
            {say(texts.newAnswer)}
          </Button>
        }
      />
      {data === undefined && !isError && <Loading label={say(texts.loadingTheCannedAnswers)} />}
      {isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
      {data && (
        <Card padding="none">
          <Table
            label={say(texts.cannedAnswers)}
            rows={data.data}
            rowId={(row) => row.cannedAnswerId}
            emptyState={<EmptyState title={say(texts.title)}>{say(texts.saveTheAnswersYou)}</EmptyState>}
            columns={[
              { id: 'title', label: say(texts.titleColumn), isRowHeader: true, render: (row) => row.title },
              {
                id: 'text',
                label: say(texts.beginsWith),
                phone: 'detail',
                render: (row) => (
                  <span className="line-clamp-2 break-words text-ink-soft">{row.text.slice(0, 200)}</span>
                ),
              },
              actionsColumn(
                ({ title }: CannedAnswer) => title,
                (row) => [
                  { label: say(texts.edit), onPress: () => setEdited(row) },
                  { label: say(texts.delete), isDanger: true, onPress: () => setDeleted(row) },
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
          confirmLabel={say(texts.delete)}
          reasonToKeep={null}
          onDelete={() =>
            save(
              () => callApi('deleteCannedAnswer', { cannedAnswerId: deleted.cannedAnswerId }),
              say(texts.theAnswerWasDeleted),
            )
          }
          onClose={() => setDeleted(null)}
        >
          {say(texts.noOneCanInsert)}
        </DeleteDialog>
      )}
    </>
  );
}
