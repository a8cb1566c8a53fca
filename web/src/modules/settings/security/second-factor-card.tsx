import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { callKey, useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { ValueLoader } from '../value-loader.tsx';
import { CodePasswordDialog } from './code-password-dialog.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';
import { secondFactorCard as texts } from './security.texts.ts';

type SecondFactor = CallOutput<'readSecondFactor'>['data'];

const FEW_CODES = 3;

/** The user's second factor: how it stands, and what can be done about it. */
export function SecondFactorCard() {
  const query = useCallQuery('readSecondFactor', {});
  return (
    <Card title={say(texts.title)} description={say(texts.description)} icon={<ShieldCheck size={20} />}>
      <ValueLoader query={query} what={say(texts.what)} loading={say(texts.loading)}>
        {(state) => <SecondFactorState state={state} />}
      </ValueLoader>
    </Card>
  );
}

function SecondFactorState({ state }: { readonly state: SecondFactor }) {
  const queryClient = useQueryClient();
  const { formatDate } = useFormatDate();
  const [open, setOpen] = useState<'app' | 'codes' | 'off' | null>(null);
  const hasPasskeys = state.passkeys > 0;
  const close = () => {
    setOpen(null);
    void queryClient.invalidateQueries({ queryKey: callKey('readSecondFactor') });
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Badge tone={state.isOn ? 'success' : 'neutral'}>
          {state.isOn ? say(texts.secondFactorOn) : say(texts.secondFactorOff)}
        </Badge>
      </div>
      {state.isOn ? <OnText state={state} since={formatDate(state.turnedOnAt ?? '')} /> : <OffText />}
      <div className="flex flex-wrap gap-3">
        {state.isOn ? (
          <>
            <Button variant="soft" onPress={() => setOpen('codes')}>
              {say(texts.newRecoveryCodes)}
            </Button>
            <Button variant="soft" onPress={() => setOpen('app')}>
              {state.hasApp ? say(texts.moveToAnotherPhone) : say(texts.addAnApp)}
            </Button>
            {state.hasApp && (hasPasskeys || !state.isNeeded) && (
              <Button variant="quiet" onPress={() => setOpen('off')}>
                {hasPasskeys ? say(texts.removeTheApp) : say(texts.turnOff)}
              </Button>
            )}
          </>
        ) : (
          <Button onPress={() => setOpen('app')}>{say(texts.turnOn)}</Button>
        )}
      </div>
      {(open === 'app' || open === 'codes') && (
        <SecondFactorDialog task={open} isOn={state.isOn} hasApp={state.hasApp} onClose={close} />
      )}
      {open === 'off' && (
        <CodePasswordDialog
          isOn
          title={hasPasskeys ? say(texts.removeTheAppQuestion) : say(texts.turnOffTheSecond)}
          confirmLabel={hasPasskeys ? say(texts.removeTheApp) : say(texts.turnOff)}
          isDanger
          onClose={close}
          onProved={(headers, code) => callApi('turnOffSecondFactor', { code }, { headers })}
          told={{ done: hasPasskeys ? say(texts.theAppIsRemoved) : say(texts.theSecondFactorIs) }}
        >
          {hasPasskeys ? say(texts.yourPasskeysStay) : say(texts.yourPasswordAloneWill)}
        </CodePasswordDialog>
      )}
    </div>
  );
}

function OffText() {
  return <p className="text-ink-soft">{say(texts.mostAccountBreakIns)}</p>;
}

function OnText({ state, since }: { readonly state: SecondFactor; readonly since: string }) {
  const left = state.recoveryCodesLeft;
  return (
    <div className="flex flex-col gap-2 text-ink-soft">
      <p>{say(texts.onSince, { since, left })}</p>
      {left <= FEW_CODES && <p className="text-warning-ink">{say(texts.makeNewRecoveryCodes)}</p>}
      {state.isNeeded && (
        <p>{state.isRequiredByOrganisation ? say(texts.yourOrganizationRequiresA) : say(texts.yourAccountMustHave)}</p>
      )}
    </div>
  );
}
