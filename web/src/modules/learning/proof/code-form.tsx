import { PACK_CODE, readPackCode } from '@portal/domain/proof-packs/pack-code.ts';
import { type FormEvent, useState } from 'react';
import { LinkBroken } from '../../../illustrations/link-broken.tsx';
import { useAddressBar } from '../../../portal/address-bar.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { page } from './proof.texts.ts';

/** Asks for the code that is printed in a pack. @param unknown the code that leads to no pack; null where none was given */
export function CodeForm({ unknown }: { readonly unknown: string | null }) {
  const { push } = useAddressBar();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const code = readPackCode(typed);
    if (PACK_CODE.test(code)) push(`/proof/${code}`);
    else setProblem(say(page.badCode));
  };
  return (
    <form onSubmit={check} noValidate className="m-auto flex w-full max-w-md flex-col gap-4 py-6">
      {unknown !== null && (
        <div className="mx-auto mb-2 w-full max-w-56">
          <LinkBroken />
        </div>
      )}
      <div className="text-center">
        <h1 className="font-semibold text-2xl tracking-tight">{say(unknown === null ? page.title : page.unknown)}</h1>
        <p className="mt-2 text-ink-soft">
          {unknown !== null &&
            say.parts(page.unknownHint, {
              typed: unknown.slice(0, 40),
              code: (words) => (
                <span key="code" className="wrap-anywhere">
                  {words}
                </span>
              ),
            })}{' '}
          {say(page.where)}
        </p>
      </div>
      <TextField
        label={say(page.code)}
        autoComplete="off"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setProblem(null);
        }}
        maxLength={40}
        errorMessage={problem}
      />
      <Button type="submit" size="large" isFullWidth>
        {say(page.check)}
      </Button>
    </form>
  );
}
