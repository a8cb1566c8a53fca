import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { RichText } from '../../../portal/rich-text.tsx';
import { langOf } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { GoLink } from '../go-link.tsx';
import { ChangedPart } from './changed-part.tsx';
import { Confirmation } from './confirmation.tsx';
import { Confirmed } from './confirmed.tsx';
import { dayOf } from './day-of.ts';
import { text } from './sign-off.texts.ts';
import { signOffAddress } from './sign-off-address.ts';
import type { SignOffPlace, SignOffPolicy } from './sign-off-types.ts';

type SignOffTextProps = SignOffPlace & {
  readonly policy: SignOffPolicy;
  readonly onAcknowledged: (at: string) => void;
};

/**
 * One policy as it was approved: first what it means for everyone, then what changed in that, and the rest for who wants to look it up. At
 * the end one answers, and confirms, or sees when one did.
 */
export function SignOffText({ policy, onAcknowledged, ...place }: SignOffTextProps) {
  usePageTitle(policy.name, pageBrand.brandNameShort);
  const lang = policy.textLanguage === null ? undefined : langOf(policy.textLanguage);
  const approved = { version: String(place.version), approver: policy.approver, day: dayOf(policy.approvedAt) };
  return (
    <div className="mx-auto w-full max-w-3xl">
      <p className="mb-4">
        <GoLink href={signOffAddress(place.token)}>{say(text.all)}</GoLink>
      </p>
      <article className="rounded-box border border-line bg-surface px-5 py-7 shadow-raised tablet:px-10 tablet:py-10">
        <h1 lang={lang} className="wrap-anywhere font-semibold text-2xl tracking-tight tablet:text-3xl">
          {policy.name}
        </h1>
        <p className="mt-1 mb-6 text-ink-soft text-sm">{say(text.approved, approved)}</p>
        {policy.summary === null ? (
          <Whole policy={policy} lang={lang} />
        ) : (
          <section aria-labelledby="for-you">
            <h2 id="for-you" className="font-semibold text-xl tracking-tight">
              {say(text.forYou)}
            </h2>
            <p className="mt-1 mb-4 text-ink-soft text-sm">{say(text.minutes, { minutes: policy.readingMinutes })}</p>
            <div lang={lang}>
              <RichText blocks={policy.summary} topLevel={2} />
            </div>
          </section>
        )}
      </article>
      {policy.changed !== null && <ChangedPart changed={policy.changed} version={place.version} lang={lang} />}
      {policy.summary !== null && <Rest policy={policy} lang={lang} />}
      {policy.acknowledgedAt === null ? (
        <Confirmation {...place} policy={policy} lang={lang} onAcknowledged={onAcknowledged} />
      ) : (
        <Confirmed token={place.token} policy={policy} at={policy.acknowledgedAt} />
      )}
    </div>
  );
}

type PartProps = { readonly policy: SignOffPolicy; readonly lang: string | undefined };

/** A text without a part for everyone is read whole. */
function Whole({ policy, lang }: PartProps) {
  return (
    <>
      <p className="mb-6 text-ink-soft text-sm">{say(text.minutesOfAll, { minutes: policy.readingMinutes })}</p>
      <div lang={lang}>
        <RichText blocks={policy.rest} topLevel={2} />
      </div>
    </>
  );
}

function Rest({ policy, lang }: PartProps) {
  return (
    <details className="mt-6 rounded-box border border-line bg-surface px-5 py-3 tablet:px-10">
      <summary className="min-h-8 cursor-pointer content-center font-medium">{say(text.whole)}</summary>
      <p className="mt-2 mb-6 text-ink-soft text-sm">{say(text.wholeHint)}</p>
      <div lang={lang} className="mb-4">
        <RichText blocks={policy.rest} topLevel={2} />
      </div>
    </details>
  );
}
