import { Hourglass } from 'lucide-react';
import { waitingWords } from './waiting-words.ts';

/** How long the customer has waited for words of the concierge; a dash when nobody waits. */
export function WaitingTime({ since }: { readonly since: string | null }) {
  if (since === null) return <span className="text-ink-soft">–</span>;
  const { words, isLong } = waitingWords(since, Date.now());
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap ${isLong ? 'font-semibold text-danger-ink' : ''}`}
    >
      {isLong && <Hourglass aria-hidden="true" size={15} />}
      {words}
    </span>
  );
}
