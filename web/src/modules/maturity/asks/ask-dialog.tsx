import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { Assessment, MaturityElement } from '../maturity-types.ts';
import { SAVING_FAILED } from '../saving-failed.ts';
import { askDialog as texts } from './asks.texts.ts';

/** As long as the mail says that the link works. */
const LINK_DAYS = 14;

type AskDialogProps = {
  readonly element: MaturityElement;
  readonly onAsked: (assessment: Assessment) => void;
  readonly onClose: () => void;
};

/** Sends somebody who knows a link to answer this one question, without an account. */
export default function AskDialog({ element, onAsked, onClose }: AskDialogProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');

  const { act, errors, setErrors } = useAction(
    async () =>
      onAsked((await callApi('askColleague', { elementPath: element.elementPath, name, email, message })).data),
    { done: say(texts.nameGetsAnEmail, { name: name.trim() }), failed: { otherwise: say(SAVING_FAILED) } },
  );
  const ask = async () => {
    const missing = {
      ...(name.trim() === '' ? { name: say(texts.pleaseEnterAName) } : {}),
      ...(email.trim() === '' ? { email: say(texts.pleaseEnterAnEmail) } : {}),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0 && (await act())) onClose();
  };

  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      isDismissable={name === '' && email === '' && message === ''}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button onPress={ask}>{say(texts.sendTheQuestion)}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{say(texts.yourColleagueBookkeeperOr, { days: LINK_DAYS })}</p>
        <blockquote className="rounded-box bg-sunken px-4 py-3">
          {say(texts.quoted, { question: element.askColleague })}
        </blockquote>
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label={say(texts.name)}
            autoComplete="off"
            maxLength={120}
            value={name}
            onChange={setName}
            errorMessage={errors.name}
          />
          <TextField
            label={say(texts.email)}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={setEmail}
            errorMessage={errors.email}
          />
        </div>
        <TextArea
          label={say(texts.aPersonalNoteOptional)}
          rows={3}
          maxLength={500}
          value={message}
          onChange={setMessage}
          errorMessage={errors.message}
        />
      </div>
    </Dialog>
  );
}
