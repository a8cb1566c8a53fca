import { Check } from 'lucide-react';
import type { CallOutput } from '../../../api/calls.ts';
import { AllClear } from '../../../illustrations/all-clear.tsx';
import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { langOf, pageLocale } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { GoLink } from '../go-link.tsx';
import { list } from './sign-off.texts.ts';
import { signOffTextAddress } from './sign-off-address.ts';

type SignOff = CallOutput<'openSignOff'>['data'];
type SignOffPolicy = SignOff['policies'][number];

/** Everything somebody is asked to read and confirm, and what they have confirmed, to be read again. */
export function SignOffList({ token, signOff }: { readonly token: string; readonly signOff: SignOff }) {
  const { name, organisation, policies } = signOff;
  usePageTitle(say(list.pageTitle), pageBrand.brandNameShort);
  const open = policies.filter(({ acknowledgedAt }) => acknowledgedAt === null);
  const done = policies.filter(({ acknowledgedAt }) => acknowledgedAt !== null);
  return (
    <div className="mx-auto w-full max-w-3xl">
      <p className="text-ink-soft text-sm">{organisation}</p>
      <h1 className="font-semibold text-2xl tracking-tight tablet:text-3xl">{say(list.hello, { name })}</h1>
      {open.length > 0 ? (
        <>
          <p className="mt-1 text-ink-soft">{say(list.whatToDo, { count: open.length })}</p>
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
            <strong className="block font-semibold text-lg">{say(list.done)}</strong>
            <span className="text-ink-soft">{say(list.nothing)}</span>
          </p>
        </div>
      )}
      {done.length > 0 && (
        <>
          <h2 className="mt-10 mb-3 font-semibold text-xl tracking-tight">{say(list.confirmed)}</h2>
          <ul className="divide-y divide-line rounded-box border border-line bg-surface">
            {done.map((policy) => (
              <li key={`${policy.policyId} ${policy.version}`} className="flex items-start gap-3 px-5 py-3">
                <Check aria-hidden="true" size={20} className="mt-1.5 shrink-0 text-success-ink" />
                <p>
                  <GoLink href={signOffTextAddress(token, policy.policyId, policy.version)}>
                    <span lang={langOfPolicy(policy)} className="inline-flex min-h-8 items-center">
                      {policy.name}
                    </span>
                  </GoLink>
                  <span className="block text-ink-soft text-sm">
                    {policy.carriedFrom === null
                      ? say(list.confirmedOn, { version: String(policy.version), day: day(policy.acknowledgedAt) })
                      : say(list.carriedOver, {
                          version: String(policy.version),
                          confirmed: String(policy.carriedFrom),
                          day: day(policy.acknowledgedAt),
                        })}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <details className="mt-10 rounded-box border border-line bg-surface px-5 py-3 text-sm">
        <summary className="min-h-8 cursor-pointer content-center font-medium">{say(list.notYou, { name })}</summary>
        <p className="mt-2 mb-1 text-ink-soft">{say(list.whose, { name, organization: organisation })}</p>
      </details>
    </div>
  );
}

/** In which language a firm wrote itself is not known. */
const langOfPolicy = ({ textLanguage }: SignOffPolicy) => (textLanguage === null ? undefined : langOf(textLanguage));

function OpenPolicy({ token, policy }: { readonly token: string; readonly policy: SignOffPolicy }) {
  const { policyId, name, version, readingMinutes } = policy;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-box border border-line bg-surface p-5 shadow-raised">
      <p className="min-w-0">
        <strong lang={langOfPolicy(policy)} className="block font-semibold text-lg">
          {name}
        </strong>
        <span className="text-ink-soft text-sm">
          {say(list.minutes, { version: String(version), minutes: readingMinutes })}
        </span>
      </p>
      <GoLink href={signOffTextAddress(token, policyId, version)} button={{}}>
        {say(list.read)}
      </GoLink>
    </div>
  );
}

function day(instant: string | null): string {
  const { timeZone } = pageBrand;
  return instant === null
    ? ''
    : new Intl.DateTimeFormat(pageLocale, { dateStyle: 'medium', timeZone }).format(new Date(instant));
}
