import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ValueLoader } from '../value-loader.tsx';
import { requireSecondFactorCard as texts } from './security.texts.ts';

/** Whether everyone of the organization must have a second factor. */
export function RequireSecondFactorCard() {
  const query = useCallQuery('readSecondFactor', {});
  return (
    <Card title={say(texts.title)} icon={<ShieldCheck size={20} />}>
      <ValueLoader query={query} what={say(texts.what)} loading={say(texts.loading)}>
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
        description={say(texts.description)}
      >
        {say(texts.requireForEveryone)}
      </Switch>
      {!state.isOn && (
        <p className="text-ink-soft text-sm">
          {say.parts(texts.toRequireItOf, {
            link: (words) => (
              <TextLink key="link" href="/settings/you">
                {words}
              </TextLink>
            ),
          })}
        </p>
      )}
      {wanted !== null && (
        <PasswordDialog
          title={wanted ? say(texts.requireQuestion) : say(texts.noLongerRequireA)}
          confirmLabel={wanted ? say(texts.requireIt) : say(texts.noLongerRequireIt)}
          onClose={() => setWanted(null)}
          onProved={(headers) => callApi('requireSecondFactor', { isRequired: wanted }, { headers })}
          told={{
            done: wanted ? say(texts.everyoneNeedsASecond) : say(texts.aSecondFactorIs),
            refreshes: ['readSecondFactor'],
          }}
        >
          {wanted ? say(texts.colleaguesWithoutOneAre) : say(texts.everyoneDecidesForThemselves)}
        </PasswordDialog>
      )}
    </div>
  );
}
