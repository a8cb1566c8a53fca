import { Building2 } from 'lucide-react';
import { useState } from 'react';
import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useHasOwnIdentity } from '../../../portal/identity/use-identity.ts';
import { SignOnAddresses } from '../../../portal/sign-on/sign-on-addresses.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { ValueLoader } from '../value-loader.tsx';
import { BrandOffer } from './brand-offer.tsx';
import { signOnCard as texts } from './sign-on.texts.ts';
import { SignOnDialog } from './sign-on-dialog.tsx';
import { SignOnDomains } from './sign-on-domains.tsx';

type SignOn = CallOutput<'readSignOn'>['data'];

/** How the firm's people sign in by its own directory; nothing where a user pool outside has directories of its own. */
export function SignOnCard() {
  return useHasOwnIdentity() ? <OwnSignOn /> : null;
}

function OwnSignOn() {
  const query = useCallQuery('readSignOn', {});
  return (
    <Card title={say(texts.title)} description={say(texts.description)} icon={<Building2 size={20} />}>
      <ValueLoader query={query} what={say(texts.what)} loading={say(texts.loading)}>
        {(state) => <SignOnState state={state} />}
      </ValueLoader>
    </Card>
  );
}

function SignOnState({ state }: { readonly state: SignOn }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      {(state.isOn || !isByProvider(state)) && (
        <div>
          <Badge tone={state.isOn ? 'success' : 'neutral'}>{stateInWords(state)}</Badge>
        </div>
      )}
      <SignOnDomains domains={state.domains} />
      <SignOnAddresses state={state} protocol={state.protocol} />
      <div>
        <Button variant="secondary" onPress={() => setIsOpen(true)}>
          {state.isSet ? say(texts.change) : say(texts.setUp)}
        </Button>
      </div>
      {state.offer !== null && <BrandOffer state={state} offer={state.offer} />}
      {isOpen && <SignOnDialog state={state} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

const isByProvider = ({ offer }: SignOn) => offer?.isOn === true && offer.isOffered;

function stateInWords({ isOn, isEnforced }: SignOn): string {
  if (!isOn) return say(texts.isOff);
  return isEnforced ? say(texts.isOnly) : say(texts.isOn);
}
