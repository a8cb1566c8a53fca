import { useState } from 'react';
import { SignOnAddresses } from '../../../portal/sign-on/sign-on-addresses.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { BrandSignOnDialog } from './brand-sign-on-dialog.tsx';
import type { BrandSignOnState } from './brand-sign-on-state.ts';
import { state as texts } from './sign-on.texts.ts';
import { RemoveDialog } from './switch-dialogs.tsx';
import { TestAndSwitch } from './test-and-switch.tsx';

type BrandSignOnProps = { readonly brandId: string; readonly brand: string; readonly state: BrandSignOnState };

/** A brand's directory: how it is set and used, the test of it, and what it has to be told. */
export function BrandSignOn({ brandId, brand, state }: BrandSignOnProps) {
  const [open, setOpen] = useState<'set' | 'remove' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Card title={say(texts.service)}>
        <div className="flex flex-col gap-4">
          {state.isSet ? <Facts state={state} /> : <p className="text-ink-soft">{say(texts.notSet)}</p>}
          <div className="flex flex-wrap gap-3">
            <Button variant={state.isSet ? 'secondary' : 'primary'} onPress={() => setOpen('set')}>
              {state.isSet ? say(texts.change) : say(texts.setUp)}
            </Button>
            {state.isSet && (
              <Button variant="soft" onPress={() => setOpen('remove')}>
                {say(texts.remove)}
              </Button>
            )}
          </div>
        </div>
      </Card>
      {state.isSet && <TestAndSwitch brandId={brandId} state={state} />}
      <Card title={say(texts.addresses)}>
        <SignOnAddresses state={state} protocol={state.protocol} />
      </Card>
      {open === 'set' && <BrandSignOnDialog brandId={brandId} brand={brand} state={state} onClose={close} />}
      {open === 'remove' && <RemoveDialog brandId={brandId} state={state} onClose={close} />}
    </>
  );
}

function Facts({ state }: { readonly state: BrandSignOnState }) {
  const isSaml = state.protocol === 'saml';
  return (
    <>
      <div>
        <Badge tone={state.isOn ? 'success' : 'neutral'}>{state.isOn ? say(texts.isOn) : say(texts.isOff)}</Badge>
      </div>
      <dl className="grid gap-x-6 gap-y-1 desktop:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">{say(texts.protocol)}</dt>
        <dd className="mb-2 desktop:mb-0">{isSaml ? 'SAML 2.0' : 'OpenID Connect'}</dd>
        <dt className="text-ink-soft">{isSaml ? say(texts.entityId) : say(texts.issuer)}</dt>
        <dd className="mb-2 break-all font-mono text-sm desktop:mb-0">{state.issuer}</dd>
        <dt className="text-ink-soft">{say(texts.secondFactor)}</dt>
        <dd className="mb-2 desktop:mb-0">{state.asksSecondFactor ? say(texts.asks) : say(texts.doesNotAsk)}</dd>
        <dt className="text-ink-soft">{say(texts.customers)}</dt>
        <dd>{state.firms}</dd>
      </dl>
    </>
  );
}
