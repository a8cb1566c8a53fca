import { SearchCheck } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import type { MaturityElement } from '../maturity-types.ts';
import { timeInWords } from '../time-in-words.ts';
import { findOutTask as texts } from './question.texts.ts';

/** What one who does not know can do about it; it stands in the report and in the plan too. */
export function FindOutTask({ task }: { readonly task: MaturityElement['findOut'] }) {
  return (
    <div role="status" className="flex items-start gap-3 rounded-box bg-accent-softer p-4 text-sm">
      <SearchCheck aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-accent-ink" />
      <p className="min-w-0">
        {say.parts(texts.task, {
          what: task.what,
          who: task.who,
          time: timeInWords(task.minutes),
          strong: (words) => (
            <strong key="strong" className="block font-semibold">
              {words}
            </strong>
          ),
          quiet: (words) => (
            <span key="quiet" className="text-ink-soft">
              {words}
            </span>
          ),
        })}
      </p>
    </div>
  );
}
