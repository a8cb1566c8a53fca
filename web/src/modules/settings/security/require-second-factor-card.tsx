import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ValueLoader } from '../value-loader.tsx';

/** Whether everyone of the organization must have a second factor. */
export function RequireSecondFactorCard() {
  const query = useCallQuery('readSecondFactor', {});
  return (
    <Card title="Second factor for everyone" icon={<ShieldCheck size={20} />}>
      <ValueLoader query={query} what="second factor">
        {(state) => <RequireSwitch state={state} />}
      </ValueLoader>
    </Card>
  );
}

function RequireSwitch({ state }: { readonly state: CallOutput<'readSecondFactor'>['data'] }) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  return (
    <div className="flex flex-col gap-3">
      <Switch
        isSelected={state.isRequiredByOrganisation}
        isDisabled={!state.isOn}
        onChange={setWanted}
        description="Everyone then signs in with a password and a code from an app. Colleagues without a second factor are signed out now and set one up when they sign in again."
      >
        Require a second factor for everyone
      </Switch>
      {!state.isOn && (
        <p className="text-ink-soft text-sm">
          To require it of others, <TextLink href="/settings/you">turn on your own second factor</TextLink> first.
        </p>
      )}
      {wanted !== null && (
        <PasswordDialog
          title={wanted ? 'Require a second factor for everyone?' : 'No longer require a second factor?'}
          confirmLabel={wanted ? 'Require it' : 'No longer require it'}
          onClose={() => setWanted(null)}
          onProved={(headers) => callApi('requireSecondFactor', { isRequired: wanted }, { headers })}
          told={{
            done: wanted ? 'Everyone needs a second factor now.' : 'A second factor is optional again.',
            refreshes: ['readSecondFactor'],
          }}
        >
          {wanted
            ? 'Colleagues without one are signed out right away. At their next sign-in, they set one up, which takes a phone and about two minutes.'
            : 'Everyone decides for themselves. Those who have a second factor keep it until they turn it off.'}
        </PasswordDialog>
      )}
    </div>
  );
}
