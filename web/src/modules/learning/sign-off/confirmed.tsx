import { Check } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { GoLink } from '../go-link.tsx';
import { dayOf } from './day-of.ts';
import { text } from './sign-off.texts.ts';
import { signOffAddress } from './sign-off-address.ts';
import type { SignOffPolicy } from './sign-off-types.ts';

type ConfirmedProps = { readonly token: string; readonly policy: SignOffPolicy; readonly at: string };

/** When one confirmed it, and in which words. */
export function Confirmed({ token, policy: { statement, carriedFrom }, at }: ConfirmedProps) {
  const day = dayOf(at);
  return (
    <section aria-label={say(text.confirmation)} className="mt-6 rounded-box border border-line bg-success-soft p-5">
      <p role="status" className="flex items-start gap-3">
        <Check aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-success-ink" />
        <span>
          <strong className="block font-semibold">
            {carriedFrom === null
              ? say(text.youConfirmed, { day })
              : say(text.youConfirmedBefore, { version: String(carriedFrom), day })}
          </strong>
          <span className="text-ink-soft">{say(text.quoted, { statement })}</span>
        </span>
      </p>
      <p className="mt-3">
        <GoLink href={signOffAddress(token)}>{say(text.back)}</GoLink>
      </p>
    </section>
  );
}
