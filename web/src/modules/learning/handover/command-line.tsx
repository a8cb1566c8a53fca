import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { point } from './handover.texts.ts';

/** Lines to be typed as they stand, with a button that copies them; where the browser refuses that, they can be selected. */
export function CommandLine({ text }: { readonly text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <span className="my-1.5 block">
      <span className="flex items-start gap-2 rounded-box bg-sunken ps-3">
        <code className="wrap-anywhere min-w-0 flex-1 whitespace-pre-wrap py-2.5 font-mono text-[0.9em]">{text}</code>
        <button
          type="button"
          aria-label={say(point.copy, { text })}
          data-print="hidden"
          onClick={copy}
          className="m-1 inline-flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-inner border border-transparent text-ink-soft hover:bg-line hover:text-ink"
        >
          <Icon aria-hidden="true" size={16} />
        </button>
      </span>
      <span role="status" className={outcome === 'refused' ? 'text-ink-soft text-sm' : 'sr-only'}>
        {outcome === 'copied' && say(point.copied)}
        {outcome === 'refused' && say(point.notCopied)}
      </span>
    </span>
  );
}
