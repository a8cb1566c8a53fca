import { useState } from 'react';
import { notify } from '../../../api/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { say } from '../../texts/say.ts';
import { callsPanel as texts } from './calls.texts.ts';
import { emptyTry, type Operation } from './operation.ts';
import { type Answered, sendWithToken } from './send-with-token.ts';

type TryOutProps = { readonly operation: Operation; readonly token: string };

/** Makes a call for real, with what was filled in, and shows its answer. */
export function TryOut({ operation, token }: TryOutProps) {
  const [tried, setTried] = useState(() => emptyTry(operation));
  const [answered, setAnswered] = useState<Answered | null>(null);
  const { method, fields, summary } = operation;
  const send = async () => {
    if (token.trim() === '') return void notify({ kind: 'warning', text: say(texts.needsToken) });
    try {
      setAnswered(await sendWithToken(operation, token.trim(), tried));
    } catch {
      void notify({ kind: 'danger', text: say(texts.noAnswer) });
    }
  };
  return (
    <div className="mt-2 flex flex-col gap-3">
      {method === 'GET' &&
        fields.map(({ name, isRequired, example }) => (
          <TextField
            key={name}
            label={isRequired ? name : say(texts.optional, { name })}
            placeholder={example === '' ? undefined : example}
            value={tried.fields[name] ?? ''}
            onChange={(value) => setTried({ ...tried, fields: { ...tried.fields, [name]: value } })}
            maxLength={300}
            autoComplete="off"
          />
        ))}
      {method === 'POST' && (
        <TextArea
          label={say(texts.body)}
          value={tried.body}
          onChange={(body) => setTried({ ...tried, body })}
          maxLength={4000}
        />
      )}
      <p>
        <Button variant="secondary" size="small" aria-label={say(texts.sendName, { summary })} onPress={send}>
          {say(texts.send)}
        </Button>
      </p>
      <div aria-live="polite">
        {answered !== null && (
          <>
            <p className="font-medium">{say(texts.answered, { status: answered.status })}</p>
            <pre className="wrap-anywhere mt-1 max-h-96 overflow-y-auto whitespace-pre-wrap rounded-inner bg-sunken p-3 font-mono text-xs">
              {answered.text}
            </pre>
          </>
        )}
      </div>
    </div>
  );
}
