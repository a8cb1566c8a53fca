import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { MaturityNotices } from '../maturity-types.ts';
import { releaseNotesModal as texts } from './dialogs.texts.ts';

type ReleaseNotesModalProps = {
  readonly notes: MaturityNotices['releaseNotes'];
  readonly onClose: () => void;
};

/** What is new in cyber maturity, once. */
export default function ReleaseNotesModal({ notes, onClose }: ReleaseNotesModalProps) {
  return (
    <Dialog
      title={notes.title}
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{say(texts.gotIt)}</Button>}
    >
      <div className="flex flex-col gap-5">
        {notes.text.map(({ heading, text }) => (
          <section key={heading}>
            <h3 className="font-semibold">{heading}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
