import { Check } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { trialBullets as texts } from './sign-up.texts.ts';

const bullets = [texts.free30DayTrial, texts.noCreditCard, texts.cancelAnyTime];

/** What the free trial asks for: nothing (spec part 1, section 2). */
export function TrialBullets() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {bullets.map((text) => (
        <li key={say(text)} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="flex size-5 items-center justify-center rounded-full bg-success-soft text-success-ink"
          >
            <Check size={14} strokeWidth={3} />
          </span>
          {say(text)}
        </li>
      ))}
    </ul>
  );
}
