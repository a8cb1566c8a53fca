import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { RecoveryCodes } from '../../../portal/second-factor/recovery-codes.tsx';
import { type AppSetUp, SetUpApp } from '../../../portal/second-factor/set-up-app.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { CodePasswordDialog } from './code-password-dialog.tsx';

type SecondFactorDialogProps = {
  /** Set up an app, or make new recovery codes. */
  readonly task: 'app' | 'codes';
  /** There is an app already, which the new one replaces. */
  readonly isOn: boolean;
  readonly onClose: () => void;
};

/** Password and second factor where there is one, then the app with its first code, then the recovery codes. */
export function SecondFactorDialog({ task, isOn, onClose }: SecondFactorDialogProps) {
  const [app, setApp] = useState<AppSetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  if (codes !== null) {
    const finish = () => {
      showToast({
        kind: 'success',
        text: task === 'app' ? 'The second factor is on.' : 'Your recovery codes are new.',
      });
      onClose();
    };
    return (
      // Closing by accident would lose the codes for good.
      <Dialog title="Your recovery codes" isOpen onOpenChange={onClose} isDismissable={false}>
        <RecoveryCodes codes={codes} onKept={finish} />
      </Dialog>
    );
  }
  if (app !== null) {
    return (
      <Dialog title="Set up your authenticator app" isOpen onOpenChange={onClose}>
        <SetUpApp app={app} onConfirmed={setCodes} onExpired={() => setApp(null)} />
      </Dialog>
    );
  }
  if (task === 'codes') {
    return (
      <CodePasswordDialog
        isOn={isOn}
        title="Make new recovery codes"
        confirmLabel="Make new codes"
        onClose={onClose}
        closesWhenDone={false}
        onProved={async (headers, code) =>
          setCodes((await callApi('renewRecoveryCodes', { code }, { headers })).data.recoveryCodes)
        }
      >
        Your current recovery codes stop working.
      </CodePasswordDialog>
    );
  }
  return (
    <CodePasswordDialog
      isOn={isOn}
      title={isOn ? 'Move to another phone' : 'Turn on the second factor'}
      confirmLabel="Continue"
      onClose={onClose}
      closesWhenDone={false}
      onProved={async (headers, code) => setApp((await callApi('setUpSecondFactor', { code }, { headers })).data)}
    >
      {isOn
        ? 'Your current app works until the new one is set up. You get new recovery codes too.'
        : 'Have your phone ready. First, please confirm that it is you.'}
    </CodePasswordDialog>
  );
}
