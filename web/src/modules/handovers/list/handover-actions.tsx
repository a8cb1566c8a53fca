import { Ban, Ellipsis, Link2, Send } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { CopyLink } from '../copy-link.tsx';
import type { Handover } from '../handover-types.ts';
import { handoverActions as texts } from './list.texts.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

type Action = 'send' | 'link' | 'revoke';

/** What can be done with a link that was not revoked: send it again, make a new one, end it. */
export function HandoverActions({ handover }: { readonly handover: Handover }) {
  const { isServiceSession } = useSessionState();
  const [link, setLink] = useState<string | null>(null);
  const [isRevoking, setIsRevoking] = useState(false);
  const { handoverId, helper, state } = handover;
  const { act: renew } = useAction(
    async (sends: boolean) => {
      const { data } = await callApi('renewHandover', { handoverId, sends });
      if (!sends) setLink(data.url);
      return sends;
    },
    {
      done: (sends) => (sends ? say(texts.nameGetsAnEmail, { name: helper.name }) : null),
      refreshes: ['handovers'],
      failed: { otherwise: say(texts.aNewLinkCould) },
    },
  );
  if (state === 'revoked' || isServiceSession) return null;
  const again: readonly MenuEntry<Action>[] = [
    ...(helper.email === ''
      ? []
      : [
          {
            id: 'send' as const,
            label: say(texts.sendAgain),
            description: say(texts.asNewLink),
            icon: <Send size={18} />,
          },
        ]),
    {
      id: 'link',
      label: say(texts.makeANewLink),
      description: say(texts.theEarlierLinkStops),
      icon: <Link2 size={18} />,
    },
  ];
  const act = (action: Action) => (action === 'revoke' ? setIsRevoking(true) : void renew(action === 'send'));
  return (
    <>
      <Menu
        label={say(texts.actionsForTheLink, { name: helper.name })}
        trigger={
          <IconButton
            label={say(texts.actionsForTheLink, { name: helper.name })}
            hasTooltip={false}
            size="small"
            icon={<Ellipsis aria-hidden="true" size={18} />}
          />
        }
        groups={[again, [{ id: 'revoke', label: say(texts.revoke), icon: <Ban size={18} />, isDanger: true }]]}
        onAction={act}
      />
      {link !== null && (
        <Dialog
          title={say(texts.title)}
          isOpen
          onOpenChange={() => setLink(null)}
          footer={<Button onPress={() => setLink(null)}>{say(texts.done)}</Button>}
        >
          <CopyLink link={link} name={helper.name} />
        </Dialog>
      )}
      {isRevoking && <RevokeDialog handover={handover} onClose={() => setIsRevoking(false)} />}
    </>
  );
}
