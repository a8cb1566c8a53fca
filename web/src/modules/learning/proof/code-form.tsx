import { PACK_CODE, readPackCode } from '@portal/domain/proof-packs/pack-code.ts';
import { type FormEvent, useState } from 'react';
import { LinkBroken } from '../../../illustrations/link-broken.tsx';
import { useAddressBar } from '../../../portal/address-bar.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

/** Asks for the code that is printed in a pack. @param unknown the code that leads to no pack; null where none was given */
export function CodeForm({ unknown }: { readonly unknown: string | null }) {
  const { push } = useAddressBar();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const code = readPackCode(typed);
    if (PACK_CODE.test(code)) push(`/proof/${code}`);
    else setProblem('A code has 20 letters and digits in five groups, such as 7K2M-9PQR-4WXY-8TVB-1C3D.');
  };
  return (
    <form onSubmit={check} noValidate className="m-auto flex w-full max-w-md flex-col gap-4 py-6">
      {unknown !== null && (
        <div className="mx-auto mb-2 w-full max-w-56">
          <LinkBroken />
        </div>
      )}
      <div className="text-center">
        <h1 className="font-semibold text-2xl tracking-tight">
          {unknown === null ? 'Check a proof pack' : 'There is no pack with this code'}
        </h1>
        <p className="mt-2 text-ink-soft">
          {unknown !== null && (
            <>
              <span className="wrap-anywhere">{unknown.slice(0, 40)}</span> is not the code of a pack made here.{' '}
            </>
          )}
          The code is on the first page of the file summary.pdf in the pack.
        </p>
      </div>
      <TextField
        label="Code of the pack"
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
        Check
      </Button>
    </form>
  );
}
