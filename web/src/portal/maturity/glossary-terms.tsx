import { useId, useState } from 'react';
import { say } from '../texts/say.ts';
import { answers } from './maturity.texts.ts';

type Term = { readonly id: string; readonly term: string; readonly text: string };

/** Words of a question that not everybody knows; a press explains one of them below. */
export function GlossaryTerms({ terms }: { readonly terms: readonly Term[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const panel = useId();
  const open = terms.find(({ id }) => id === openId);
  if (terms.length === 0) return null;
  return (
    <div className="mt-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="text-ink-soft">{say(answers.terms)}</span>
        {terms.map(({ id, term }) => (
          <button
            key={id}
            type="button"
            aria-expanded={id === openId}
            aria-controls={panel}
            onClick={() => setOpenId(id === openId ? null : id)}
            className="inline-flex min-h-8 cursor-pointer items-center rounded-inner font-medium text-accent-ink underline decoration-accent-mid decoration-dotted underline-offset-4 hover:decoration-solid aria-expanded:decoration-solid"
          >
            {term}
          </button>
        ))}
      </p>
      <p id={panel} aria-live="polite" className={open ? 'mt-1.5 rounded-box bg-accent-softer px-4 py-3' : ''}>
        {open && (
          <>
            <strong className="font-semibold">{open.term}:</strong> {open.text}
          </>
        )}
      </p>
    </div>
  );
}
