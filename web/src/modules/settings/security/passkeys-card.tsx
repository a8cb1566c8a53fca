import { Ellipsis, Fingerprint } from 'lucide-react';
import { useState } from 'react';
import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { useHasOwnIdentity } from '../../../portal/identity/use-identity.ts';
import { canUsePasskeys } from '../../../portal/passkeys/can-use-passkeys.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { ValueLoader } from '../value-loader.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { passkeysCard as texts } from './security.texts.ts';

type Passkey = CallOutput<'readPasskeys'>['data'][number];

/** The user's passkeys; nothing where another identity provider asks for what it wants itself. */
export function PasskeysCard() {
  return useHasOwnIdentity() ? <OwnPasskeys /> : null;
}

function OwnPasskeys() {
  const query = useCallQuery('readPasskeys', {}, { staleTime: 0 });
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Card
      title={say(texts.title)}
      description={say(texts.description)}
      icon={<Fingerprint size={20} />}
      footer={
        canUsePasskeys() ? (
          <Button variant="secondary" onPress={() => setIsAdding(true)}>
            {say(texts.addAPasskey)}
          </Button>
        ) : (
          <p className="text-ink-soft text-sm">{say(texts.notHere)}</p>
        )
      }
    >
      <ValueLoader query={query} what={say(texts.what)} loading={say(texts.loading)}>
        {(passkeys) =>
          passkeys.length === 0 ? (
            <p className="text-ink-soft">{say(texts.none)}</p>
          ) : (
            <ul className="flex flex-col gap-5">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.passkeyId} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </ValueLoader>
      {isAdding && <AddPasskeyDialog onClose={() => setIsAdding(false)} />}
    </Card>
  );
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const { formatDate } = useFormatDate();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { name, createdAt, lastUsedAt, isBackedUp } = passkey;
  const label = say(texts.actionsFor, { name });
  return (
    <li className="flex items-center justify-between gap-3">
      <div className="min-w-0 grow basis-32">
        <p className="flex flex-wrap items-center gap-2 break-words font-medium">
          {name}
          {isBackedUp && <Badge tone="neutral">{say(texts.synced)}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          {say(texts.added, { day: formatDate(createdAt) })}{' '}
          {lastUsedAt === null ? say(texts.neverUsed) : say(texts.lastUsed, { day: formatDate(lastUsedAt) })}
        </p>
      </div>
      <Menu
        label={label}
        trigger={
          <IconButton label={label} hasTooltip={false} size="small" icon={<Ellipsis aria-hidden="true" size={18} />} />
        }
        groups={[
          [
            { id: 'rename', label: say(texts.rename) },
            { id: 'remove', label: say(texts.remove), isDanger: true },
          ],
        ]}
        onAction={setOpen}
      />
      {open === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={() => setOpen(null)} />}
      {open === 'remove' && <RemovePasskeyDialog passkey={passkey} onClose={() => setOpen(null)} />}
    </li>
  );
}
