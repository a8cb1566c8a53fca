import type { ApiScope } from '@portal/domain/developers/api-scopes.ts';
import { TOKEN_DAYS } from '@portal/domain/developers/developer-limits.ts';
import { useState } from 'react';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PasswordDialog } from '../../passwords/password-dialog.tsx';
import { say } from '../../texts/say.ts';
import type { Audience } from '../audience.ts';
import { ChoiceList } from '../choice-list.tsx';
import { scopeNames } from '../developers.texts.ts';
import { tokenDialog as texts } from './tokens.texts.ts';

type TokenDialogProps = {
  /** Whose token, and which permissions can be chosen. */
  readonly audience: Omit<Audience, 'scopes'> & { readonly scopes: readonly ApiScope[] };
  /** Permissions that are chosen from the start. */
  readonly chosen?: readonly ApiScope[];
  readonly onMade: (token: string) => void;
  readonly onClose: () => void;
};

const USUAL_DAYS = 90;

/** Makes a token with a name, an end and what it may do. */
export function TokenDialog({ audience, chosen, onMade, onClose }: TokenDialogProps) {
  const [name, setName] = useState('');
  const [days, setDays] = useState<(typeof TOKEN_DAYS)[number]>(USUAL_DAYS);
  const [scopes, setScopes] = useState(chosen ?? (audience.scopes.length === 1 ? audience.scopes : []));
  return (
    <PasswordDialog
      title={say(texts.title)}
      confirmLabel={say(texts.make)}
      onClose={onClose}
      closesWhenDone={false}
      onProved={async (proof) => onMade((await audience.makeToken({ name, days, scopes }, proof)).data.token)}
      told={{ refreshes: [audience.tokens] }}
      problems={() => ({
        ...(name.trim() === '' ? { name: say(texts.pleaseEnterAName) } : {}),
        ...(scopes.length === 0 ? { scopes: say(texts.pleaseChoose) } : {}),
      })}
      fields={(errors) => (
        <div className="flex flex-col gap-4">
          <TextField
            label={say(texts.name)}
            value={name}
            onChange={setName}
            maxLength={100}
            autoFocus
            errorMessage={errors.name}
          />
          <Select
            label={say(texts.validFor)}
            options={TOKEN_DAYS.map((count) => ({ id: String(count), label: say(texts.days, { days: count }) }))}
            value={String(days)}
            onChange={(id) => setDays(TOKEN_DAYS.find((count) => String(count) === id) ?? USUAL_DAYS)}
          />
          <ChoiceList
            label={say(texts.permissions)}
            options={audience.scopes}
            names={scopeNames}
            chosen={scopes}
            onChange={setScopes}
            errorMessage={errors.scopes}
          />
        </div>
      )}
    >
      {say(texts.about)}
    </PasswordDialog>
  );
}
