import type { ReactNode } from 'react';
import { say } from '../texts/say.ts';
import type { DirectoryState } from './directory-draft.ts';
import { signOnAddresses as texts } from './sign-on.texts.ts';

type SignOnAddressesProps = { readonly state: DirectoryState; readonly protocol: DirectoryState['protocol'] };

/** What the directory has to be told of the portal. */
export function SignOnAddresses({ state, protocol }: SignOnAddressesProps) {
  const { redirectUri, logoutUri, saml } = state;
  if (protocol === 'oidc')
    return (
      <Addresses introduction={say(texts.tellYourService)}>
        <Address name={say(texts.redirect)} address={redirectUri} />
        <Address name={say(texts.logout)} address={logoutUri} />
      </Addresses>
    );
  return (
    <Addresses introduction={say(texts.tellSaml)} note={saml.signsRequests ? say(texts.signsRequests) : undefined}>
      <Address name={say(texts.entityId)} address={saml.entityId} />
      <Address name={say(texts.returnUri)} address={saml.returnUri} />
    </Addresses>
  );
}

type AddressesProps = {
  readonly introduction: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
};

function Addresses({ introduction, note, children }: AddressesProps) {
  return (
    <div className="text-sm">
      <p className="text-ink-soft">{introduction}</p>
      <dl className="mt-2 flex flex-col gap-2">{children}</dl>
      {note !== undefined && <p className="mt-2 text-ink-soft">{note}</p>}
    </div>
  );
}

function Address({ name, address }: { readonly name: string; readonly address: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="break-all font-mono">{address}</dd>
    </div>
  );
}
