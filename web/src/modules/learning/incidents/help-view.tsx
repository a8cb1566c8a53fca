import { isIncidentKind } from '@portal/domain/incidents/incident-kinds.ts';
import { kindParts } from '@portal/domain/incidents/incidents.texts.ts';
import type { ReactNode } from 'react';
import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { DeskList } from '../../../portal/incidents/call-list.tsx';
import type { IncidentHelp, KindHelp } from '../../../portal/incidents/incident-help-types.ts';
import { KindList } from '../../../portal/incidents/kind-list.tsx';
import { KindSteps } from '../../../portal/incidents/kind-steps.tsx';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { GoLink } from '../go-link.tsx';
import { baseAddress } from './help-address.ts';
import { page } from './incident-help.texts.ts';

type HelpViewProps = {
  /** Of the link; null on the page of anybody. */
  readonly token: string | null;
  readonly kind: string | null;
  readonly title: string;
  readonly help: IncidentHelp;
  readonly onCountry: (country: string) => void;
  /** Whom the firm calls, where it is known. */
  readonly before: ReactNode;
  /** Buttons that save everything. */
  readonly files: ReactNode;
};

/** The kinds of incidents, or the steps of one; on both whom to call, and how to take it along. */
export function HelpView({ token, kind, title, help, onCountry, before, files }: HelpViewProps) {
  const told = kind !== null && isIncidentKind(kind) ? help.kinds.find((one) => one.kind === kind) : undefined;
  usePageTitle(told?.title ?? title, pageBrand.brandNameShort);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      {told === undefined ? (
        <AllKinds title={title} help={help} token={token} before={token === null ? null : before} />
      ) : (
        <OneKind told={told} token={token} before={token === null ? null : before} />
      )}
      <Numbers help={help} onCountry={onCountry} />
      {token === null && before}
      <section className="rounded-box border border-line bg-surface p-5 shadow-raised" data-print="hidden">
        <h2 className="font-semibold text-lg">{say(page.take)}</h2>
        <p className="mt-1 text-ink-soft">{say(page.takeWhy)}</p>
        <div className="mt-3 flex flex-wrap gap-3">{files}</div>
      </section>
    </div>
  );
}

type KindsProps = Pick<HelpViewProps, 'title' | 'help' | 'token' | 'before'>;

function AllKinds({ title, help, token, before }: KindsProps) {
  return (
    <>
      <header>
        <h1 className="font-semibold text-2xl tracking-tight tablet:text-3xl">{title}</h1>
        <p className="mt-2 text-lg">{say(page.lead)}</p>
      </header>
      {before}
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold text-xl">{say(kindParts.whatHappened)}</h2>
        <KindList
          kinds={help.kinds}
          linkTo={({ kind }, className, inside) => (
            <GoLink href={`${baseAddress(token)}/${kind}`} className={className}>
              {inside}
            </GoLink>
          )}
        />
      </section>
    </>
  );
}

type OneKindProps = Pick<HelpViewProps, 'token' | 'before'> & { readonly told: KindHelp };

function OneKind({ told, token, before }: OneKindProps) {
  return (
    <>
      <header>
        <GoLink href={baseAddress(token)}>{say(page.back)}</GoLink>
        <h1 className="mt-2 font-semibold text-2xl tracking-tight tablet:text-3xl">{told.title}</h1>
        <p className="mt-2 text-ink-soft">{told.when}</p>
      </header>
      <KindSteps help={told} />
      {before}
    </>
  );
}

function Numbers({ help, onCountry }: Pick<HelpViewProps, 'help' | 'onCountry'>) {
  const { country, countries, provider } = help;
  const name = countries.find(({ code }) => code === country)?.name ?? '';
  return (
    <section className="rounded-box border border-line bg-surface p-5 shadow-raised">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-xl">{say(page.helpIn, { country: name })}</h2>
        <label className="flex min-w-0 max-w-full items-center gap-2 text-sm" data-print="hidden">
          {say(page.country)}
          <select
            className="min-h-9 min-w-0 rounded-box border border-line-strong bg-surface px-2 text-base text-ink"
            value={country}
            onChange={({ target }) => onCountry(target.value)}
          >
            {countries.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <DeskList help={help} />
      <h3 className="mt-3 font-semibold">{say(page.provider)}</h3>
      <p className="wrap-anywhere">
        {say(page.providerHelps, { name: provider.name })}{' '}
        <a href={`mailto:${provider.email}`} className="font-medium text-accent-ink underline-offset-4 hover:underline">
          {provider.email}
        </a>
      </p>
    </section>
  );
}
