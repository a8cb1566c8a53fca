import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { RecoveryCodes } from '../../../portal/second-factor/recovery-codes.tsx';
import { type AppSetUp, SetUpApp } from '../../../portal/second-factor/set-up-app.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { CodePasswordDialog } from './code-password-dialog.tsx';
import { secondFactorDialog as texts } from './security.texts.ts';

type SecondFactorDialogProps = {
  /** Set up an app, or make new recovery codes. */
  readonly task: 'app' | 'codes';
  /** There is a second factor already; an app is replaced by the new one. */
  readonly isOn: boolean;
  /** Off where passkeys are the second factor. */
  readonly hasApp: boolean;
  readonly onClose: () => void;
};

/** Password and second factor where there is one, then the app with its first code, then the recovery codes. */
export function SecondFactorDialog({ task, isOn, hasApp, onClose }: SecondFactorDialogProps) {
  const [app, setApp] = useState<AppSetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  if (codes !== null) {
    const finish = () => {
      showToast({
        kind: 'success',
        text: task === 'app' ? say(texts.theSecondFactorIs) : say(texts.yourRecoveryCodesAre),
      });
      onClose();
    };
    return (
      // Closing by accident would lose the codes for good.
      <Dialog title={say(texts.title)} isOpen onOpenChange={onClose} isDismissable={false}>
        <RecoveryCodes codes={codes} onKept={finish} />
      </Dialog>
    );
  }
  if (app !== null) {
    return (
      <Dialog title={say(texts.setUpYourAuthenticator)} isOpen onOpenChange={onClose}>
        <SetUpApp app={app} onConfirmed={setCodes} onExpired={() => setApp(null)} />
      </Dialog>
    );
  }
  if (task === 'codes') {
    return (
      <CodePasswordDialog
        isOn={isOn}
        title={say(texts.makeNewRecoveryCodes)}
        confirmLabel={say(texts.makeNewCodes)}
        onClose={onClose}
        closesWhenDone={false}
        onProved={async (headers, code) =>
          setCodes((await callApi('renewRecoveryCodes', { code }, { headers })).data.recoveryCodes)
        }
      >
        {say(texts.yourCurrentRecoveryCodes)}
      </CodePasswordDialog>
    );
  }
  return (
    <CodePasswordDialog
      isOn={isOn}
      title={titleOf(isOn, hasApp)}
      confirmLabel={say(texts.continue)}
      onClose={onClose}
      closesWhenDone={false}
      onProved={async (headers, code) => setApp((await callApi('setUpSecondFactor', { code }, { headers })).data)}
    >
      {hasApp ? say(texts.yourCurrentAppWorks) : say(texts.haveYourPhoneReady)}
    </CodePasswordDialog>
  );
}

function titleOf(isOn: boolean, hasApp: boolean): string {
  if (hasApp) return say(texts.moveToAnotherPhone);
  return isOn ? say(texts.setUpYourAuthenticator) : say(texts.turnOnTheSecond);
}
