import { Check } from 'lucide-react';
import type { CallOutput } from '../../../api/calls.ts';
import { AllClear } from '../../../illustrations/all-clear.tsx';
import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { GoLink } from '../go-link.tsx';
import { signOffTextAddress } from './sign-off-address.ts';

type SignOff = CallOutput<'openSignOff'>['data'];
type SignOffPolicy = SignOff['policies'][number];

/** Everything somebody is asked to read and confirm, and what they have confirmed, to be read again. */
export function SignOffList({ token, signOff }: { readonly token: string; readonly signOff: SignOff }) {
  const { name, organisation, policies } = signOff;
  usePageTitle('Your policies', pageBrand.brandNameShort);
  const open = policies.filter(({ acknowledgedAt }) => acknowledgedAt === null);
  const done = policies.filter(({ acknowledgedAt }) => acknowledgedAt !== null);
  return (
    <div className="mx-auto w-full max-w-3xl">
      <p className="text-ink-soft text-sm">{organisation}</p>
      <h1 className="font-semibold text-2xl tracking-tight tablet:text-3xl">Hello, {name}</h1>
      {open.length > 0 ? (
        <>
          <p className="mt-1 text-ink-soft">
            Please read {open.length === 1 ? 'this policy' : 'these policies'} and confirm at the end of the text that
            you have. If something is unclear, ask before you confirm.
          </p>
          <ul className="mt-6 flex flex-col gap-4">
            {open.map((policy) => (
              <li key={`${policy.policyId} ${policy.version}`}>
                <OpenPolicy token={token} policy={policy} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className="mt-6 flex items-center gap-6 rounded-box border border-line bg-surface p-6">
          <div className="hidden w-32 shrink-0 tablet:block">
            <AllClear />
          </div>
          <p>
            <strong className="block font-semibold text-lg">You are done.</strong>
            <span className="text-ink-soft">There is nothing to confirm. You will get an email when that changes.</span>
          </p>
        </div>
      )}
      {done.length > 0 && (
        <>
          <h2 className="mt-10 mb-3 font-semibold text-xl tracking-tight">Confirmed by you</h2>
          <ul className="divide-y divide-line rounded-box border border-line bg-surface">
            {done.map((policy) => (
              <li key={`${policy.policyId} ${policy.version}`} className="flex items-start gap-3 px-5 py-3">
                <Check aria-hidden="true" size={20} className="mt-1.5 shrink-0 text-success-ink" />
                <p>
                  <GoLink href={signOffTextAddress(token, policy.policyId, policy.version)}>
                    <span className="inline-flex min-h-8 items-center">{policy.name}</span>
                  </GoLink>
                  <span className="block text-ink-soft text-sm">
                    Version {policy.version}, confirmed on {day(policy.acknowledgedAt)}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <details className="mt-10 rounded-box border border-line bg-surface px-5 py-3 text-sm">
        <summary className="min-h-8 cursor-pointer content-center font-medium">Not {name}?</summary>
        <p className="mt-2 mb-1 text-ink-soft">
          This page belongs to {name} of {organisation}, and anything confirmed here counts as confirmed by that person.
          Please close it and do not share the link.
        </p>
      </details>
    </div>
  );
}

function OpenPolicy({ token, policy }: { readonly token: string; readonly policy: SignOffPolicy }) {
  const { policyId, name, version, readingMinutes } = policy;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-box border border-line bg-surface p-5 shadow-raised">
      <p className="min-w-0">
        <strong className="block font-semibold text-lg">{name}</strong>
        <span className="text-ink-soft text-sm">
          Version {version} · {readingMinutes} {readingMinutes === 1 ? 'minute' : 'minutes'} to read
        </span>
      </p>
      <GoLink href={signOffTextAddress(token, policyId, version)} button={{}}>
        Read and confirm
      </GoLink>
    </div>
  );
}

function day(instant: string | null): string {
  const { locale, timeZone } = pageBrand;
  return instant === null
    ? ''
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(instant));
}
