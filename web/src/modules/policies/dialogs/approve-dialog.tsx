import { useState } from 'react';
import { useProfile } from '../../../portal/use-profile.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';

type ApproveDialogProps = {
  readonly name: string;
  /** The version that holds afterwards. */
  readonly version: number;
  /** Whether another version was approved before this one. */
  readonly isChange: boolean;
  readonly openQuestions: number;
  readonly onApprove: (options: { minor?: boolean; note: string }) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Says what approving means, and in whose name it is done (spec part 2, section 4). */
export function ApproveDialog({ name, version, isChange, openQuestions, onApprove, onClose }: ApproveDialogProps) {
  const { userData } = useProfile();
  const [isMinor, setIsMinor] = useState(false);
  const [note, setNote] = useState('');
  const approver = [userData?.firstName, userData?.lastName].filter(Boolean).join(' ');
  return (
    <Dialog
      title={`Approve “${name}”`}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={() => onApprove(isChange ? { minor: isMinor, note } : { note })}>Approve</Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p>
          Version {version} will apply in your company from today until another version is approved. It is kept as it is
          and cannot be changed; later changes create a new version.
        </p>
        <dl className="grid grid-cols-2 gap-4 rounded-box bg-sunken p-4 text-sm">
          <div>
            <dt className="text-ink-soft">Approved by</dt>
            <dd className="font-semibold">{approver}</dd>
          </div>
          <div>
            <dt className="text-ink-soft">Version</dt>
            <dd className="font-semibold">{version}</dd>
          </div>
        </dl>
        {openQuestions > 0 && (
          <Banner kind="warning">
            {openQuestions === 1 ? '1 question is' : `${openQuestions} questions are`} not answered yet. There, the text
            shows what we suggest. Please check that it is true for your company.
          </Banner>
        )}
        {isChange && (
          <Checkbox
            isSelected={isMinor}
            onChange={setIsMinor}
            description="Such as a corrected name. Staff who confirmed the previous version do not have to do so again."
          >
            This is a minor change
          </Checkbox>
        )}
        <TextArea label="Note for the history (optional)" rows={2} maxLength={500} value={note} onChange={setNote} />
      </div>
    </Dialog>
  );
}
