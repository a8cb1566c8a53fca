import { EllipsisVertical, Link2Off, Mail, Pencil, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { showDone } from '../../../api/show-done.ts';
import { useAction } from '../../../api/use-action.ts';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { useTrainingRefresh } from '../use-training.ts';
import { EditPersonDialog, personFormKey } from './edit-person-dialog.tsx';
import { personMenu as texts } from './person.texts.ts';
import type { PersonInHand } from './person-in-hand.ts';
import { RemovePersonDialog } from './remove-person-dialog.tsx';

/** What can be done with a person. */
export function PersonMenu({ person, onRemoved }: { readonly person: PersonInHand; readonly onRemoved?: () => void }) {
  const refresh = useTrainingRefresh();
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(
    useHasKeptForm(personFormKey(person.id)) ? 'edit' : null,
  );

  const { act: sendLink } = useAction(
    async () => {
      await callApi('sendTraineeLink', { trainee: person.id });
      showDone(say(texts.aNewLinkIs, { email: person.email }));
    },
    { refreshes: refresh },
  );
  const { act: endLink } = useAction(
    async () => {
      await callApi('revokeTraineeLink', { trainee: person.id });
      showDone(say(texts.theLinksForName, { name: person.name }));
    },
    { refreshes: refresh },
  );

  const icon = { 'aria-hidden': true, size: 18 } as const;
  return (
    <>
      <Menu
        label={say(texts.actionsForName, { name: person.name })}
        trigger={
          <IconButton
            label={say(texts.actionsForName, { name: person.name })}
            hasTooltip={false}
            icon={<EllipsisVertical aria-hidden="true" size={18} />}
          />
        }
        groups={[
          [
            { id: 'link', label: say(texts.sendANewLink), icon: <Mail {...icon} /> },
            { id: 'edit', label: say(texts.edit), icon: <Pencil {...icon} /> },
            ...(person.linkState === 'active'
              ? [{ id: 'end-link' as const, label: say(texts.revokeTheirLinks), icon: <Link2Off {...icon} /> }]
              : []),
          ],
          // The directory says who is here.
          ...(person.isFromDirectory
            ? []
            : [
                [
                  {
                    id: 'remove' as const,
                    label: say(texts.removeFromTraining),
                    icon: <UserMinus {...icon} />,
                    isDanger: true,
                  },
                ],
              ]),
        ]}
        onAction={(id) => {
          if (id === 'link') void sendLink();
          else if (id === 'end-link') void endLink();
          else setDialog(id);
        }}
      />
      {dialog === 'edit' && <EditPersonDialog person={person} onClose={() => setDialog(null)} />}
      {dialog === 'remove' && (
        <RemovePersonDialog
          person={person}
          onClose={() => setDialog(null)}
          onRemoved={onRemoved ?? (() => undefined)}
        />
      )}
    </>
  );
}
