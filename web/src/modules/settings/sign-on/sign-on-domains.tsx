import { type FormEvent, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { signOnDomains as texts } from './sign-on.texts.ts';

type Domain = CallOutput<'readSignOn'>['data']['domains'][number];

/** The firm's mail domains: which are proved, what proves the others, and a field for another one. */
export function SignOnDomains({ domains }: { readonly domains: readonly Domain[] }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-medium">{say(texts.title)}</h3>
      <p className="text-ink-soft text-sm">{say(texts.why)}</p>
      <ul className="flex flex-col gap-4">
        {domains.map((domain) => (
          <DomainRow key={domain.domainId} domain={domain} />
        ))}
      </ul>
      <AddDomain />
    </section>
  );
}

function DomainRow({ domain: { domainId, domain, state, record } }: { readonly domain: Domain }) {
  const isProved = state === 'proved';
  const { act, isBusy } = useAction(() => callApi('proveSignOnDomain', { domainId }), {
    done: say(texts.isProved, { domain }),
    refreshes: ['readSignOn'],
  });
  return (
    <li className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2">
        {domain}
        <Badge tone={isProved ? 'success' : 'warning'}>{isProved ? say(texts.proved) : say(texts.notProved)}</Badge>
      </p>
      {!isProved && (
        <div className="flex flex-col gap-2 text-sm">
          <p className="text-ink-soft">{say(texts.addThisRecord)}</p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
            <dt className="text-ink-soft">{say(texts.name)}</dt>
            <dd className="break-all font-mono">{record.name}</dd>
            <dt className="text-ink-soft">{say(texts.value)}</dt>
            <dd className="break-all font-mono">{record.value}</dd>
          </dl>
          <div>
            <Button variant="soft" size="small" isBusy={isBusy} onPress={() => act()}>
              {say(texts.check)}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

function AddDomain() {
  const [domain, setDomain] = useState('');
  const { act, errors, setErrors, isBusy } = useAction(
    async () => {
      await callApi('addSignOnDomain', { domain });
      setDomain('');
    },
    { refreshes: ['readSignOn'] },
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (domain.trim() === '') setErrors({ domain: say(texts.pleaseEnter) });
    else void act();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 grow basis-56">
        <TextField
          label={say(texts.domain)}
          autoComplete="off"
          value={domain}
          onChange={setDomain}
          maxLength={253}
          errorMessage={errors.domain}
        />
      </div>
      <div className="pt-1.5">
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {say(texts.add)}
        </Button>
      </div>
    </form>
  );
}
