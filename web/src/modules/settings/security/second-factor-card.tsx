import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { callKey, useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { ValueLoader } from '../value-loader.tsx';
import { CodePasswordDialog } from './code-password-dialog.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

type SecondFactor = CallOutput<'readSecondFactor'>['data'];

const FEW_CODES = 3;

/** The user's second factor: how it stands, and what can be done about it. */
export function SecondFactorCard() {
  const query = useCallQuery('readSecondFactor', {});
  return (
    <Card
      title="Sign-in and security"
      description="A second factor asks for a code from your phone in addition to your password."
      icon={<ShieldCheck size={20} />}
    >
      <ValueLoader query={query} what="second factor">
        {(state) => <SecondFactorState state={state} />}
      </ValueLoader>
    </Card>
  );
}

function SecondFactorState({ state }: { readonly state: SecondFactor }) {
  const queryClient = useQueryClient();
  const { formatDate } = useFormatDate();
  const [open, setOpen] = useState<'app' | 'codes' | 'off' | null>(null);
  const close = () => {
    setOpen(null);
    void queryClient.invalidateQueries({ queryKey: callKey('readSecondFactor') });
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Badge tone={state.isOn ? 'success' : 'neutral'}>{state.isOn ? 'Second factor on' : 'Second factor off'}</Badge>
      </div>
      {state.isOn ? <OnText state={state} since={formatDate(state.turnedOnAt ?? '')} /> : <OffText />}
      <div className="flex flex-wrap gap-3">
        {state.isOn ? (
          <>
            <Button variant="soft" onPress={() => setOpen('codes')}>
              New recovery codes
            </Button>
            <Button variant="soft" onPress={() => setOpen('app')}>
              Move to another phone
            </Button>
            {!state.isNeeded && (
              <Button variant="quiet" onPress={() => setOpen('off')}>
                Turn off
              </Button>
            )}
          </>
        ) : (
          <Button onPress={() => setOpen('app')}>Turn on</Button>
        )}
      </div>
      {(open === 'app' || open === 'codes') && <SecondFactorDialog task={open} isOn={state.isOn} onClose={close} />}
      {open === 'off' && (
        <CodePasswordDialog
          isOn
          title="Turn off the second factor?"
          confirmLabel="Turn off"
          isDanger
          onClose={close}
          onProved={(headers, code) => callApi('turnOffSecondFactor', { code }, { headers })}
          told={{ done: 'The second factor is off.' }}
        >
          Your password alone will be enough to sign in. Your recovery codes stop working.
        </CodePasswordDialog>
      )}
    </div>
  );
}

function OffText() {
  return (
    <p className="text-ink-soft">
      Most account break-ins use a stolen or guessed password. With a second factor, a password is not enough. You need
      a phone and about two minutes.
    </p>
  );
}

function OnText({ state, since }: { readonly state: SecondFactor; readonly since: string }) {
  const left = state.recoveryCodesLeft;
  return (
    <div className="flex flex-col gap-2 text-ink-soft">
      <p>
        On since {since}. {left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`}
      </p>
      {left <= FEW_CODES && <p className="text-warning-ink">Make new recovery codes before you run out.</p>}
      {state.isNeeded && (
        <p>
          {state.isRequiredByOrganisation
            ? 'Your organization requires a second factor for everyone, so it stays on.'
            : 'Your account must have a second factor, so it stays on.'}
        </p>
      )}
    </div>
  );
}
