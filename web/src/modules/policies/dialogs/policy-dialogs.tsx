import { say } from '../../../portal/texts/say.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { PolicyAction } from '../document/policy-heading.tsx';
import type { PolicyActions } from '../document/use-policy-actions.ts';
import type { WorkingCopy } from '../document/use-working-copy.ts';
import type { StoredVersion } from '../policy-types.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { policyDialogs as texts } from './dialogs.texts.ts';
import { SendDialog } from './send-dialog.tsx';

type PolicyDialogsProps = {
  readonly action: PolicyAction | null;
  readonly working: WorkingCopy;
  readonly actions: PolicyActions;
  readonly versions: readonly StoredVersion[];
  readonly openQuestions: number;
  readonly leansOn: readonly string[];
  /** The text is another one now, or is not to be edited any more. */
  readonly onReplaced: () => void;
  /** Another action takes its place; null when it is over. */
  readonly onAction: (action: PolicyAction | null) => void;
};

/** The dialog of the action that is under way. */
export function PolicyDialogs(props: PolicyDialogsProps) {
  const { action, working, actions, versions, openQuestions, leansOn, onReplaced, onAction } = props;
  const { policy } = working;
  const onClose = () => onAction(null);
  const others = versions.filter(({ version }) => version !== policy.version);
  const closed = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  switch (action) {
    case 'approve':
      return (
        <ApproveDialog
          name={working.name}
          version={policy.status === 'Active' ? policy.version + 1 : policy.version}
          isChange={versions.some(({ status }) => status === 'Active')}
          openQuestions={openQuestions}
          leansOn={leansOn}
          onClose={onClose}
          onApprove={async (options) => {
            const result = await actions.save({ status: 'Active', ...options });
            if (result === 'changed') return onAction('conflict');
            if (result === 'failed') return;
            onReplaced();
            onClose();
          }}
        />
      );
    case 'send':
      return <SendDialog policy={policy} onSent={actions.refresh} onClose={onClose} />;
    case 'conflict':
      return (
        <ConflictDialog
          working={working}
          onKeepMine={async (over) => {
            const result = await actions.save({ status: 'Draft', over });
            if (result === 'saved') onClose();
          }}
          onTakeTheirs={(theirs) => {
            working.begin(theirs);
            onReplaced();
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'delete':
      return (
        <ConfirmDialog
          title={say(texts.deleteTitle)}
          isOpen
          onOpenChange={closed}
          confirmLabel={say(texts.deleteDraft)}
          isDanger
          onConfirm={() => actions.remove(others.length > 0)}
        >
          {others.length > 0 ? say(texts.draftGone) : say(texts.policyGone)}
        </ConfirmDialog>
      );
    case 'takeLibrary':
      return (
        <ConfirmDialog
          title={say(texts.newTextTitle)}
          isOpen
          onOpenChange={closed}
          confirmLabel={say(texts.useTheNewText)}
          onConfirm={async () => {
            if (!(await actions.takeLibrary())) return;
            onReplaced();
            onClose();
          }}
        >
          {policy.customPolicy === null ? say(texts.newTextHint) : say(texts.newTextReplaces)}
        </ConfirmDialog>
      );
    case 'libraryText':
      return (
        <ConfirmDialog
          title={say(texts.returnTitle)}
          isOpen
          onOpenChange={closed}
          confirmLabel={say(texts.returnToIt)}
          isDanger
          onConfirm={() => {
            working.write(null);
            onReplaced();
            onClose();
          }}
        >
          {say(texts.returnHint)}
        </ConfirmDialog>
      );
    default:
      return null;
  }
}
