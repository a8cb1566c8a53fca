import { useEffect, useState } from 'react';
import type { CallOutput } from '../api/calls.ts';
import { useCallQuery } from '../api/use-call.ts';
import { useFormatDate } from '../portal/dates/use-format-date.ts';
import { hasDialogOpened, noteDialogOpened } from '../portal/one-dialog.ts';
import { onOpenReleaseNotes } from '../portal/release-notes.ts';
import { useSessionState } from '../portal/use-session-state.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { ReleaseNoteText } from './release-note-text.tsx';
import { useNews } from './use-news.ts';

type Note = CallOutput<'readReleaseNotes'>['data'][number];

/** What is new: the newest note once by itself, and all of them from the user menu. */
export default function ReleaseNotesDialog() {
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
  const shut = () => {
    setIsAsked(false);
    if (unseen !== null) close('releaseNote', unseen.releaseNoteId);
  };
  const shown: readonly Note[] | undefined = isAsked ? notes.data?.data : unseen ? [unseen] : [];
  return (
    <Dialog
      title="What's new"
      size="medium"
      isOpen={isOpen}
      onOpenChange={shut}
      footer={<Button onPress={shut}>Got it</Button>}
    >
      {notes.isError && isAsked && <p>What is new could not be loaded. Please try again in a moment.</p>}
      {shown === undefined && !notes.isError && <p>Loading…</p>}
      {shown?.length === 0 && <p>Nothing new at the moment.</p>}
      <div className="flex flex-col gap-6">
        {shown?.map((note) => (
          <NoteArticle key={note.releaseNoteId} note={note} />
        ))}
      </div>
    </Dialog>
  );
}

function NoteArticle({ note }: { readonly note: Note }) {
  const { formatDate } = useFormatDate();
  return (
    <article>
      <h3 className="font-semibold text-lg">{note.title}</h3>
      <p className="mb-2 text-ink-soft text-sm">{formatDate(note.publishedAt)}</p>
      <ReleaseNoteText body={note.body} />
    </article>
  );
}
