import type { CallOutput } from '../api/calls.ts';
import { useFormatDate } from '../portal/dates/use-format-date.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { ReleaseNoteText } from './release-note-text.tsx';

type Note = CallOutput<'readReleaseNotes'>['data'][number];

type ReleaseNotesDialogProps = {
  /** Undefined while they load. */
  readonly notes: readonly Note[] | undefined;
  readonly hasFailed: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** What is new in the portal, newest first. */
export default function ReleaseNotesDialog({ notes, hasFailed, isOpen, onClose }: ReleaseNotesDialogProps) {
  return (
    <Dialog
      title="What's new"
      size="medium"
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>Got it</Button>}
    >
      {hasFailed && <p>The latest news could not be loaded. Please try again in a moment.</p>}
      {notes === undefined && !hasFailed && <p>Loading…</p>}
      {notes?.length === 0 && <p>Nothing new right now.</p>}
      <div className="flex flex-col gap-6">
        {notes?.map((note) => (
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
