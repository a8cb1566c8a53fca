import { callApi } from '../../../api/call-api.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import type { BrandSignOnState } from './brand-sign-on-state.ts';
import { steps as buttons, dialogs as texts, state as words } from './sign-on.texts.ts';

type DialogProps = { readonly brandId: string; readonly state: BrandSignOnState; readonly onClose: () => void };

/** Turns a brand's directory on or off, with the password. */
export function SwitchDialog({ brandId, state: { isOn, revision, firms }, onClose }: DialogProps) {
  return (
    <PasswordDialog
      title={isOn ? say(texts.turnOffTitle) : say(texts.turnOnTitle)}
      confirmLabel={isOn ? say(buttons.turnOff) : say(buttons.turnOn)}
      isDanger={isOn}
      onClose={onClose}
      onProved={(headers) => callApi('switchBrandSignOn', { brandId, isOn: !isOn, revision }, { headers })}
      told={{ done: isOn ? say(texts.isTurnedOff) : say(texts.isTurnedOn), refreshes: ['readBrandSignOn'] }}
    >
      {isOn ? say(texts.turnOffMeaning, { count: firms }) : say(texts.turnOnMeaning)}
    </PasswordDialog>
  );
}

/** Removes it, with every customer's yes. */
export function RemoveDialog({ brandId, state: { revision, firms }, onClose }: DialogProps) {
  return (
    <PasswordDialog
      title={say(texts.removeTitle)}
      confirmLabel={say(words.remove)}
      isDanger
      onClose={onClose}
      onProved={(headers) => callApi('removeBrandSignOn', { brandId, revision }, { headers })}
      told={{ done: say(texts.isRemoved), refreshes: ['readBrandSignOn'] }}
    >
      {say(texts.removeMeaning, { count: firms })}
    </PasswordDialog>
  );
}
