import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { MaturityNotices } from '../maturity-types.ts';

type ReleaseNotesModalProps = {
  readonly notes: MaturityNotices['releaseNotes'];
  readonly onClose: () => void;
};

/** What is new in cyber maturity, once. */
export default function ReleaseNotesModal({ notes, onClose }: ReleaseNotesModalProps) {
  return (
    <Dialog title={notes.title} isOpen onOpenChange={onClose} footer={<Button onPress={onClose}>Got It</Button>}>
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
