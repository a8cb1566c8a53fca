import type { CallOutput } from '../api/calls.ts';
import { useFormatDate } from '../portal/dates/use-format-date.ts';
import { say } from '../portal/texts/say.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { releaseNotesDialog as texts } from './news.texts.ts';
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
      title={say(texts.title)}
      size="medium"
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{say(texts.gotIt)}</Button>}
    >
      {hasFailed && <p>{say(texts.theLatestNewsCould)}</p>}
      {notes === undefined && !hasFailed && <p>{say(texts.loading)}</p>}
      {notes?.length === 0 && <p>{say(texts.nothingNewRightNow)}</p>}
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
