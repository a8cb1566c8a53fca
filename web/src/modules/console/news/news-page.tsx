import { Plus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { PROMOTION_FORM, type Promotion, PromotionDialog } from './promotion-dialog.tsx';
import { PromotionsTable } from './promotions-table.tsx';
import { RELEASE_NOTE_FORM, type ReleaseNote, ReleaseNoteDialog } from './release-note-dialog.tsx';
import { ReleaseNotesTable } from './release-notes-table.tsx';

/** What to ask before something is deleted, and how it is done. */
type Deletion = { readonly title: string; readonly text: string; readonly run: () => Promise<unknown> };

/** What the provider tells its customers' people: promotions and release notes. For owners. */
export default function NewsPage() {
  usePageTitle('News');
  const promotions = useCallQuery('listPromotions', {});
  const notes = useCallQuery('listReleaseNotes', {});
  const { save } = useSave('listPromotions', 'listReleaseNotes');
  const [promoted, setPromoted] = useState(useReopened<Promotion>(PROMOTION_FORM));
  const [written, setWritten] = useState(useReopened<ReleaseNote>(RELEASE_NOTE_FORM));
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const isLoading = promotions.data === undefined || notes.data === undefined;
  return (
    <>
      <PageHeading title="News" description="What your customers' people see from you in their portals." />
      {promotions.isError && <LoadFailed what="The promotions" onRetry={promotions.refetch} />}
      {notes.isError && <LoadFailed what="The release notes" onRetry={notes.refetch} />}
      {isLoading && !promotions.isError && !notes.isError && (
        <SkeletonGroup label="Loading the news">
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      <div className="flex flex-col gap-6">
        {promotions.data && (
          <Card
            title="Promotions"
            padding="none"
            aside={
              <Button size="small" icon={<Plus aria-hidden="true" size={16} />} onPress={() => setPromoted('new')}>
                New promotion
              </Button>
            }
          >
            <PromotionsTable
              promotions={promotions.data.data}
              onEdit={setPromoted}
              onDelete={({ promotionId, text }) =>
                setDeletion({
                  title: 'Delete this promotion?',
                  text: `No one will see “${text}” anymore.`,
                  run: () => callApi('deletePromotion', { promotionId }),
                })
              }
            />
          </Card>
        )}
        {notes.data && (
          <Card
            title="Release notes"
            padding="none"
            aside={
              <Button size="small" icon={<Plus aria-hidden="true" size={16} />} onPress={() => setWritten('new')}>
                New release note
              </Button>
            }
          >
            <ReleaseNotesTable
              notes={notes.data.data}
              onEdit={setWritten}
              onDelete={({ releaseNoteId, title }) =>
                setDeletion({
                  title: 'Delete this release note?',
                  text: `“${title}” will no longer be available.`,
                  run: () => callApi('deleteReleaseNote', { releaseNoteId }),
                })
              }
            />
          </Card>
        )}
      </div>
      {promoted && (
        <PromotionDialog promotion={promoted === 'new' ? null : promoted} onClose={() => setPromoted(null)} />
      )}
      {written && <ReleaseNoteDialog note={written === 'new' ? null : written} onClose={() => setWritten(null)} />}
      <ConfirmDialog
        title={deletion?.title ?? ''}
        isOpen={deletion !== null}
        onOpenChange={() => setDeletion(null)}
        confirmLabel="Delete"
        cancelLabel="Keep it"
        isDanger
        onConfirm={async () => {
          if (deletion) await save(deletion.run, 'It was deleted.');
          setDeletion(null);
        }}
      >
        {deletion?.text}
      </ConfirmDialog>
    </>
  );
}
