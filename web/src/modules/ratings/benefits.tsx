import { Check } from 'lucide-react';
import { say } from '../../portal/texts/say.ts';
import { benefits as texts } from './ratings.texts.ts';

const BENEFITS = [
  texts.seeYourCompanyAs,
  texts.compareYourSecurityRating,
  texts.knowWhatToFix,
  texts.showCustomersAndInsurers,
] as const;

/** What the attack surface is good for, below the page's heading. */
export function Benefits() {
  return (
    <ul className="-mt-2 mb-6 grid gap-x-8 gap-y-1.5 text-ink-soft text-sm tablet:grid-cols-2">
      {BENEFITS.map((benefit) => (
        <li key={say(benefit)} className="flex items-start gap-2">
          <Check aria-hidden="true" size={16} strokeWidth={3} className="mt-0.5 shrink-0 text-success-ink" />
          {say(benefit)}
        </li>
      ))}
    </ul>
  );
}
