import { Ban, Download, Ellipsis, ExternalLink, Link2, RefreshCw } from 'lucide-react';
import { callAddress } from '../../../api/call-address.ts';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { copyText } from '../../../portal/second-factor/copy-text.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { remakePath } from '../pack-address.ts';
import type { Pack } from '../proof-types.ts';

type Action = 'copy' | 'open' | 'remake' | 'revoke';

type PackActionsProps = { readonly pack: Pack; readonly onRevoke: () => void };

/** What can be done with a pack: the next thing as a button, the others in a menu. */
export function PackActions({ pack, onRevoke }: PackActionsProps) {
  const goTo = useGoTo();
  const { isServiceSession } = useSessionState();
  const { state, recipient, packId, address, file } = pack;
  const { act: retry } = useAction(() => callApi('retryProofPack', { packId }), {
    refreshes: ['listProofPacks'],
    failed: { otherwise: 'The pack could not be made. Please try again.' },
  });
  const isOver = state === 'expired' || state === 'revoked';
  const look: readonly MenuEntry<Action>[] =
    file === null
      ? []
      : [
          { id: 'copy', label: 'Copy the verification link', icon: <Link2 size={18} /> },
          { id: 'open', label: 'Open the verification page', icon: <ExternalLink size={18} /> },
        ];
  const change: readonly MenuEntry<Action>[] = isServiceSession
    ? []
    : [
        { id: 'remake', label: 'Make again', description: 'With today’s information', icon: <RefreshCw size={18} /> },
        ...(isOver ? [] : [{ id: 'revoke' as const, label: 'Revoke', icon: <Ban size={18} />, isDanger: true }]),
      ];
  const act = (action: Action) => {
    if (action === 'copy') return copyText(address, 'The verification link was copied.');
    if (action === 'open') return window.open(`/proof/${pack.code}`, '_blank', 'noopener');
    if (action === 'remake') return goTo(remakePath(pack));
    return onRevoke();
  };
  return (
    <span className="flex items-center justify-end gap-2">
      {state === 'ready' && (
        <LinkButton
          variant="soft"
          size="small"
          href={callAddress('downloadProofPack', { packId })}
          download
          aria-label={`Download the pack for ${recipient}`}
          icon={<Download aria-hidden="true" size={16} />}
        >
          Download
        </LinkButton>
      )}
      {state === 'failed' && !isServiceSession && (
        <Button
          variant="soft"
          size="small"
          onPress={() => retry()}
          aria-label={`Try again to make the pack for ${recipient}`}
        >
          Try again
        </Button>
      )}
      {look.length + change.length > 0 && (
        <Menu
          label={`Actions for the pack for ${recipient}`}
          trigger={
            <IconButton
              label={`Actions for the pack for ${recipient}`}
              hasTooltip={false}
              size="small"
              icon={<Ellipsis aria-hidden="true" size={18} />}
            />
          }
          groups={[look, change]}
          onAction={act}
        />
      )}
    </span>
  );
}
