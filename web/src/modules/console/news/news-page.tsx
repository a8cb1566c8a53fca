import { Plus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
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
import { newsPage as texts } from './news.texts.ts';
import { PROMOTION_FORM, type Promotion, PromotionDialog } from './promotion-dialog.tsx';
import { PromotionsTable } from './promotions-table.tsx';
import { RELEASE_NOTE_FORM, type ReleaseNote, ReleaseNoteDialog } from './release-note-dialog.tsx';
import { ReleaseNotesTable } from './release-notes-table.tsx';

/** What to ask before something is deleted, and how it is done. */
type Deletion = { readonly title: string; readonly text: string; readonly run: () => Promise<unknown> };

/** What the provider tells its customers' people: promotions and release notes. For owners. */
export default function NewsPage() {
  usePageTitle(say(texts.news));
  const promotions = useCallQuery('listPromotions', {});
  const notes = useCallQuery('listReleaseNotes', {});
  const { save } = useSave('listPromotions', 'listReleaseNotes');
  const [promoted, setPromoted] = useState(useReopened<Promotion>(PROMOTION_FORM));
  const [written, setWritten] = useState(useReopened<ReleaseNote>(RELEASE_NOTE_FORM));
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const isLoading = promotions.data === undefined || notes.data === undefined;
  return (
    <>
      <PageHeading title={say(texts.news)} description={say(texts.description)} />
      {promotions.isError && <LoadFailed what={say(texts.what)} onRetry={promotions.refetch} />}
      {notes.isError && <LoadFailed what={say(texts.theReleaseNotes)} onRetry={notes.refetch} />}
      {isLoading && !promotions.isError && !notes.isError && (
        <SkeletonGroup label={say(texts.loadingTheNews)}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      <div className="flex flex-col gap-6">
        {promotions.data && (
          <Card
            title={say(texts.title)}
            padding="none"
            aside={
              <Button size="small" icon={<Plus aria-hidden="true" size={16} />} onPress={() => setPromoted('new')}>
                {say(texts.newPromotion)}
              </Button>
            }
          >
            <PromotionsTable
              promotions={promotions.data.data}
              onEdit={setPromoted}
              onDelete={({ promotionId, text }) =>
                setDeletion({
                  title: say(texts.deleteThisPromotion),
                  text: say(texts.noOneWillSee, { text }),
                  run: () => callApi('deletePromotion', { promotionId }),
                })
              }
            />
          </Card>
        )}
        {notes.data && (
          <Card
            title={say(texts.releaseNotes)}
            padding="none"
            aside={
              <Button size="small" icon={<Plus aria-hidden="true" size={16} />} onPress={() => setWritten('new')}>
                {say(texts.newReleaseNote)}
              </Button>
            }
          >
            <ReleaseNotesTable
              notes={notes.data.data}
              onEdit={setWritten}
              onDelete={({ releaseNoteId, title }) =>
                setDeletion({
                  title: say(texts.deleteThisReleaseNote),
                  text: say(texts.titleWillNoLonger, { title }),
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
        confirmLabel={say(texts.delete)}
        cancelLabel={say(texts.keepIt)}
        isDanger
        onConfirm={async () => {
          if (deletion) await save(deletion.run, say(texts.itWasDeleted));
          setDeletion(null);
        }}
      >
        {deletion?.text}
      </ConfirmDialog>
    </>
  );
}
