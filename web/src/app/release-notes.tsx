import { Suspense, useEffect, useState } from 'react';
import { useCallQuery } from '../api/use-call.ts';
import { lazyAside } from '../portal/lazy-aside.ts';
import { hasDialogOpened, noteDialogOpened } from '../portal/one-dialog.ts';
import { onOpenReleaseNotes } from '../portal/release-notes.ts';
import { useSessionState } from '../portal/use-session-state.ts';
import { useNews } from './use-news.ts';

const ReleaseNotesDialog = lazyAside(() => import('./release-notes-dialog.tsx'));

/** What is new: the newest note once, unasked, and all of them from the user menu. */
export default function ReleaseNotes() {
  const { news, close } = useNews();
  const [isAsked, setIsAsked] = useState(false);
  const notes = useCallQuery('readReleaseNotes', {}, { enabled: isAsked });
  useEffect(() => onOpenReleaseNotes(() => setIsAsked(true)), []);
  const { cognitoId } = useSessionState();
  // Decided when the news comes: from then on this is the session's one dialog.
  const [mayOpen] = useState(() => !hasDialogOpened(cognitoId));
  const unseen = mayOpen ? (news?.releaseNote ?? null) : null;
  useEffect(() => {
    if (unseen !== null) noteDialogOpened(cognitoId);
  }, [unseen, cognitoId]);
  const isOpen = isAsked || unseen !== null;
  // Loaded when it first opens, and kept, so that it can fade out.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const shut = () => {
    setIsAsked(false);
    if (unseen !== null) close('releaseNote', unseen.releaseNoteId);
  };
  return (
    wasOpened && (
      <Suspense>
        <ReleaseNotesDialog
          notes={isAsked ? notes.data?.data : unseen ? [unseen] : []}
          hasFailed={notes.isError && isAsked}
          isOpen={isOpen}
          onClose={shut}
        />
      </Suspense>
    )
  );
}
