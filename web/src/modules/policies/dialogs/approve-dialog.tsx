import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { useProfile } from '../../../portal/use-profile.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { approveDialog as texts } from './dialogs.texts.ts';

const listed = new Intl.ListFormat(say.locale, { type: 'conjunction' });

type ApproveDialogProps = {
  readonly name: string;
  /** The version that holds afterwards. */
  readonly version: number;
  /** Whether another version was approved before this one. */
  readonly isChange: boolean;
  readonly openQuestions: number;
  /** Names of policies that the text refers to and that do not hold yet. */
  readonly leansOn: readonly string[];
  readonly onApprove: (options: { minor?: boolean; note: string }) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Says what approving means, and in whose name it is done (spec part 2, section 4). */
export function ApproveDialog(props: ApproveDialogProps) {
  const { name, version, isChange, openQuestions, leansOn, onApprove, onClose } = props;
  const { userData } = useProfile();
  const [isMinor, setIsMinor] = useState(false);
  const [note, setNote] = useState('');
  const approver = [userData?.firstName, userData?.lastName].filter(Boolean).join(' ');
  return (
    <Dialog
      title={say(texts.title, { name })}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button onPress={() => onApprove(isChange ? { minor: isMinor, note } : { note })}>
            {say(texts.approve)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p>{say(texts.what, { version })}</p>
        <dl className="grid grid-cols-2 gap-4 rounded-box bg-sunken p-4 text-sm">
          <div>
            <dt className="text-ink-soft">{say(texts.approvedBy)}</dt>
            <dd className="font-semibold">{approver}</dd>
          </div>
          <div>
            <dt className="text-ink-soft">{say(texts.version)}</dt>
            <dd className="font-semibold">{version}</dd>
          </div>
        </dl>
        {openQuestions > 0 && <Banner kind="warning">{say(texts.notAnswered, { count: openQuestions })}</Banner>}
        {leansOn.length > 0 && <Banner>{say(texts.leansOn, { names: listed.format(leansOn) })}</Banner>}
        {isChange && (
          <Checkbox isSelected={isMinor} onChange={setIsMinor} description={say(texts.minorHint)}>
            {say(texts.minor)}
          </Checkbox>
        )}
        <TextArea label={say(texts.note)} rows={2} maxLength={500} value={note} onChange={setNote} />
      </div>
    </Dialog>
  );
}
