import { RETENTION_KINDS, RETENTION_TIMES, type RetentionKind } from '@portal/domain/portal/retention-times.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { callKey } from '../../../api/use-call.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { retentionKinds, retentionPage as texts } from './operations.texts.ts';

type Stored = CallOutput<'readRetentionTimes'>['data'];

/** The days of each kind; what was changed is saved with the password, because shorter times delete what is older. */
export function RetentionForm({ stored }: { readonly stored: Stored }) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Partial<Record<RetentionKind, string>>>({});
  const [isChecked, setIsChecked] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const textOf = (kind: RetentionKind) => typed[kind] ?? String(stored[kind]);
  const changed = RETENTION_KINDS.filter((kind) => textOf(kind).trim() !== String(stored[kind]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    setIsAsked(changed.length > 0 && changed.every((kind) => isWithinBounds(kind, textOf(kind))));
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {RETENTION_KINDS.map((kind) => (
          <TextField
            key={kind}
            label={say(retentionKinds[kind])}
            description={say(texts.days, RETENTION_TIMES[kind])}
            inputMode="numeric"
            maxLength={4}
            value={textOf(kind)}
            onChange={(text) => setTyped({ ...typed, [kind]: text })}
            errorMessage={
              isChecked && !isWithinBounds(kind, textOf(kind)) ? say(texts.enterDays, RETENTION_TIMES[kind]) : undefined
            }
          />
        ))}
        <div>
          <Button type="submit">{say(texts.save)}</Button>
        </div>
      </form>
      {isAsked && (
        <PasswordDialog
          title={say(texts.confirmTitle)}
          confirmLabel={say(texts.save)}
          isDanger
          onClose={() => setIsAsked(false)}
          onProved={(headers) => {
            const days = Object.fromEntries(changed.map((kind) => [kind, Number(textOf(kind))]));
            return callApi('saveRetentionTimes', days, { headers });
          }}
          told={{
            done: say(texts.saved),
            refreshes: () => queryClient.invalidateQueries({ queryKey: callKey('readRetentionTimes') }),
          }}
        >
          {say(texts.confirm)}
        </PasswordDialog>
      )}
    </Card>
  );
}

function isWithinBounds(kind: RetentionKind, text: string): boolean {
  const { least, most } = RETENTION_TIMES[kind];
  const days = Number(text);
  return /^\s*\d{1,4}\s*$/.test(text) && days >= least && days <= most;
}
