import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { showDone } from '../../../api/show-done.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { useProfile } from '../../../portal/use-profile.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Policy } from '../policy-types.ts';
import { sendDialog as texts } from './dialogs.texts.ts';

type SendDialogProps = {
  readonly policy: Policy;
  readonly onSent: () => unknown;
  readonly onClose: () => void;
};

/** Asks another admin to approve a draft; the mail leads to it (spec part 2, section 4: draft mode "sent"). */
export function SendDialog({ policy, onSent, onClose }: SendDialogProps) {
  const { userData } = useProfile();
  const { supportEmail } = useBrand();
  const users = useCallQuery('getUserList', {});
  const others = (users.data?.data ?? []).filter(({ cognitoId }) => cognitoId !== userData?.cognitoId);
  const options = others.map((user) => ({
    id: user.cognitoId,
    label: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
    description: user.email,
  }));
  const [chosen, setChosen] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const userId = chosen ?? (options.length === 1 ? (options[0]?.id ?? null) : null);
  const isAlone = users.data !== undefined && options.length === 0;

  const { act, errors, setErrors } = useAction(
    async (approver: string) => {
      const { id: policyId, version } = policy;
      await callApi('policySend', { policyId, version, userId: approver, ...(note.trim() === '' ? {} : { note }) });
      const name = options.find(({ id }) => id === approver)?.label;
      showDone(name === undefined ? say(texts.sentToColleague) : say(texts.sentTo, { name }));
      await onSent();
    },
    { failed: { what: say(texts.notSent), supportEmail, withFields: true } },
  );
  const send = async () => {
    if (userId === null) setErrors({ userId: say(texts.chooseSomeone) });
    else if (await act(userId)) onClose();
  };

  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button isDisabled={isAlone || users.data === undefined} onPress={send}>
            {say(texts.send)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {isAlone ? (
          <p className="text-ink-soft">
            {say.parts(texts.onlyAdmin, {
              link: (words) => (
                <TextLink key="link" href="/settings/admins">
                  {words}
                </TextLink>
              ),
            })}
          </p>
        ) : (
          <>
            <p className="text-ink-soft">{say(texts.hint)}</p>
            <Select
              label={say(texts.whoApproves)}
              options={options}
              value={userId}
              errorMessage={errors.userId}
              onChange={(next) => {
                setChosen(next);
                setErrors({});
              }}
            />
            <TextArea label={say(texts.noteOptional)} rows={3} maxLength={500} value={note} onChange={setNote} />
          </>
        )}
      </div>
    </Dialog>
  );
}
