import { Ban, Download, Ellipsis, ExternalLink, Link2, RefreshCw } from 'lucide-react';
import { callAddress } from '../../../api/call-address.ts';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { copyText } from '../../../portal/second-factor/copy-text.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { remakePath } from '../pack-address.ts';
import type { Pack } from '../proof-types.ts';
import { packActions as texts } from './list.texts.ts';

type Action = 'copy' | 'open' | 'remake' | 'revoke';

type PackActionsProps = { readonly pack: Pack; readonly onRevoke: () => void };

/** What can be done with a pack: the next thing as a button, the others in a menu. */
export function PackActions({ pack, onRevoke }: PackActionsProps) {
  const goTo = useGoTo();
  const { isServiceSession } = useSessionState();
  const { state, recipient, packId, address, file } = pack;
  const { act: retry } = useAction(() => callApi('retryProofPack', { packId }), {
    refreshes: ['listProofPacks'],
    failed: { otherwise: say(texts.notMade) },
  });
  const isOver = state === 'expired' || state === 'revoked';
  const look: readonly MenuEntry<Action>[] =
    file === null
      ? []
      : [
          { id: 'copy', label: say(texts.copyLink), icon: <Link2 size={18} /> },
          { id: 'open', label: say(texts.openPage), icon: <ExternalLink size={18} /> },
        ];
  const change: readonly MenuEntry<Action>[] = isServiceSession
    ? []
    : [
        {
          id: 'remake',
          label: say(texts.makeAgain),
          description: say(texts.makeAgainHint),
          icon: <RefreshCw size={18} />,
        },
        ...(isOver
          ? []
          : [{ id: 'revoke' as const, label: say(texts.revoke), icon: <Ban size={18} />, isDanger: true }]),
      ];
  const act = (action: Action) => {
    if (action === 'copy') return copyText(address, say(texts.linkCopied));
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
          aria-label={say(texts.downloadLabel, { recipient })}
          icon={<Download aria-hidden="true" size={16} />}
        >
          {say(texts.download)}
        </LinkButton>
      )}
      {state === 'failed' && !isServiceSession && (
        <Button
          variant="soft"
          size="small"
          onPress={() => retry()}
          aria-label={say(texts.tryAgainLabel, { recipient })}
        >
          {say(texts.tryAgain)}
        </Button>
      )}
      {look.length + change.length > 0 && (
        <Menu
          label={say(texts.actionsLabel, { recipient })}
          trigger={
            <IconButton
              label={say(texts.actionsLabel, { recipient })}
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
