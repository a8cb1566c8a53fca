import { LETTER_LIMITS } from '@portal/domain/console/letter-limits.ts';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallInput } from '../../../api/calls.ts';
import { useChange } from '../../../api/use-change.ts';
import { useFreshProof } from '../../../portal/passwords/use-fresh-proof.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { LetterPreview, type Preview } from './letter-preview.tsx';
import { letterDialog as texts } from './letters.texts.ts';

export type LetterAudience = CallInput<'sendLetter'>['audience'];

/** Name under which the form is kept when a session ends in its midst. */
export const LETTER_FORM = 'letter';

type LetterDialogProps = {
  readonly audience: LetterAudience;
  readonly onSent: () => void;
  readonly onClose: () => void;
};

/** Writes a letter to many customers: the text, then how it looks and whom it reaches, then it is sent. */
export function LetterDialog({ audience, onSent, onClose }: LetterDialogProps) {
  // The id is made with the form: sent again after a lost answer, it is the same letter.
  const { fields, change } = useKeptFields(LETTER_FORM, audience, () => ({
    letterId: crypto.randomUUID(),
    subject: '',
    body: '',
  }));
  const { letterId, subject, body } = fields;
  const [preview, setPreview] = useState<Preview | null>(null);
  const [password, setPassword] = useState('');
  const prove = useFreshProof();
  const { errors, run } = useChange();
  const goTo = useGoTo();

  const show = async (brandId: string | null) => {
    await run(async () => setPreview((await callApi('previewLetter', { subject, body, audience, brandId })).data));
    return false;
  };
  const send = async () => {
    const isSent = await run(
      async () => callApi('sendLetter', { letterId, subject, body, audience }, await prove(password)),
      {
        fieldOf: { WRONG_CREDENTIALS: ['password', say(texts.thisPasswordIsIncorrect)] },
        done: ({ data }) => say(texts.yourLetterIsOn, { count: data.customers }),
        refreshes: ['listLetters'],
      },
    );
    if (!isSent) return false;
    onSent();
    goTo(`/console/letters/${letterId}`, { asksNothing: true });
    return true;
  };
  const problem = Object.entries(errors).find(([field]) => field.startsWith('audience'))?.[1];
  const isWriting = preview === null || errors.subject !== undefined || errors.body !== undefined;

  return (
    <FormDialog
      title={say(texts.title)}
      submitLabel={isWriting ? say(texts.seeWhatTheyGet) : say(texts.sendTo, { count: preview.people })}
      isReady={subject.trim() !== '' && body.trim() !== '' && (isWriting || password !== '')}
      hasChanges={subject !== '' || body !== ''}
      onSubmit={isWriting ? () => show(null) : send}
      onClose={onClose}
    >
      {problem !== undefined && <Banner kind="danger" title={problem} />}
      {isWriting ? (
        <WritingFields audience={audience} fields={fields} errors={errors} onChange={change} />
      ) : (
        <>
          <div>
            <Button variant="secondary" size="small" onPress={() => setPreview(null)}>
              {say(texts.backToTheText)}
            </Button>
          </div>
          <LetterPreview preview={preview} onBrand={(brandId) => void show(brandId)} />
          <PasswordField
            label={say(texts.yourPassword)}
            description={say(texts.description)}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            maxLength={128}
            errorMessage={errors.password}
          />
        </>
      )}
    </FormDialog>
  );
}

type WritingFieldsProps = {
  readonly audience: LetterAudience;
  readonly fields: { readonly subject: string; readonly body: string };
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: { subject?: string; body?: string }) => void;
};

function WritingFields({ audience, fields, errors, onChange }: WritingFieldsProps) {
  return (
    <>
      <p className="text-ink-soft">
        {audience.kind === 'chosen' ? say(texts.toChosen, { count: audience.orgIds.length }) : say(texts.toAllShown)}
      </p>
      <TextField
        label={say(texts.subject)}
        value={fields.subject}
        onChange={(subject) => onChange({ subject })}
        maxLength={LETTER_LIMITS.subject}
        isRequired
        errorMessage={errors.subject}
      />
      <TextArea
        label={say(texts.text)}
        description={say(texts.eachLineIsA)}
        rows={10}
        value={fields.body}
        onChange={(body) => onChange({ body })}
        maxLength={LETTER_LIMITS.body}
        isRequired
        errorMessage={errors.body}
      />
    </>
  );
}
