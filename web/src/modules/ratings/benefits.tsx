import { Check } from 'lucide-react';

const BENEFITS = [
  'See your company as an attacker on the internet sees it',
  'Compare your security rating with your industry',
  'Know what to fix first and how much it helps',
  'Show customers and insurers where you stand',
] as const;

/** What the attack surface is good for, below the page's heading. */
export function Benefits() {
  return (
    <ul className="-mt-2 mb-6 grid gap-x-8 gap-y-1.5 text-ink-soft text-sm tablet:grid-cols-2">
      {BENEFITS.map((benefit) => (
        <li key={benefit} className="flex items-start gap-2">
          <Check aria-hidden="true" size={16} strokeWidth={3} className="mt-0.5 shrink-0 text-success-ink" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
