import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { RichText } from '../../../portal/rich-text.tsx';
import { pageLocale } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { GoLink } from '../go-link.tsx';
import { Notice } from '../notice.tsx';
import { text } from './sign-off.texts.ts';
import { signOffAddress } from './sign-off-address.ts';

type SignOffTextProps = {
  readonly token: string;
  readonly policyId: string;
  readonly version: number;
  readonly policy: CallOutput<'readSignOffText'>['data'];
  readonly onAcknowledged: (at: string) => void;
};

/** One policy as it was approved; at its end one confirms it, or sees when one did. */
export function SignOffText({ token, policyId, version, policy, onAcknowledged }: SignOffTextProps) {
  usePageTitle(policy.name, pageBrand.brandNameShort);
  return (
    <div className="mx-auto w-full max-w-3xl">
      <p className="mb-4">
        <GoLink href={signOffAddress(token)}>{say(text.all)}</GoLink>
      </p>
      <article className="rounded-box border border-line bg-surface px-5 py-7 shadow-raised tablet:px-10 tablet:py-10">
        <h1 className="font-semibold text-2xl tracking-tight tablet:text-3xl">{policy.name}</h1>
        <p className="mt-1 mb-6 text-ink-soft text-sm">
          {say(text.approved, {
            version: String(version),
            approver: policy.approver,
            day: dateOf(policy.approvedAt),
          })}
        </p>
        <RichText blocks={policy.text} topLevel={2} />
      </article>
      {policy.acknowledgedAt === null ? (
        <Confirm token={token} policyId={policyId} version={version} policy={policy} onAcknowledged={onAcknowledged} />
      ) : (
        <section
          aria-label={say(text.confirmation)}
          className="mt-6 rounded-box border border-line bg-success-soft p-5"
        >
          <p role="status" className="flex items-start gap-3">
            <Check aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-success-ink" />
            <span>
              <strong className="block font-semibold">
                {say(text.youConfirmed, { day: dateOf(policy.acknowledgedAt) })}
              </strong>
              <span className="text-ink-soft">{say(text.quoted, { statement: policy.statement })}</span>
            </span>
          </p>
          <p className="mt-3">
            <GoLink href={signOffAddress(token)}>{say(text.back)}</GoLink>
          </p>
        </section>
      )}
    </div>
  );
}

function Confirm({ token, policyId, version, policy, onAcknowledged }: SignOffTextProps) {
  const [isChecked, setIsChecked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const box = useId();

  const confirm = async () => {
    if (!isChecked) return setProblem(say(text.checkFirst));
    setProblem(null);
    try {
      const { contentHash } = policy;
      const { data } = await callApi('acknowledgePolicy', { token, policyId, version, contentHash });
      onAcknowledged(data.acknowledgedAt);
    } catch (error) {
      const own = isApiError(error) ? error.errors[0]?.message : undefined;
      setProblem(own ?? say(text.notRecorded));
    }
  };

  return (
    <section
      aria-label={say(text.confirmation)}
      data-print="hidden"
      className="mt-6 flex flex-col gap-4 rounded-box border border-accent-line bg-accent-softer p-5"
    >
      <div className="flex items-start gap-3">
        <input
          id={box}
          type="checkbox"
          checked={isChecked}
          onChange={({ target }) => setIsChecked(target.checked)}
          className="mt-1 size-5 shrink-0 accent-accent"
        />
        <label htmlFor={box}>{policy.statement}</label>
      </div>
      {problem !== null && <Notice>{problem}</Notice>}
      <div>
        <PlainButton onPress={confirm}>{say(text.confirm)}</PlainButton>
      </div>
      <p className="text-ink-soft text-sm">{say(text.whatIsKept)}</p>
    </section>
  );
}

function dateOf(instant: string): string {
  const { timeZone } = pageBrand;
  return new Intl.DateTimeFormat(pageLocale, { dateStyle: 'medium', timeZone }).format(new Date(instant));
}
