import type { Tone } from '../tone.ts';
import { barLook } from './bar-look.ts';

/** What a color of a chart stands for. */
export function ChartKey({ tone, word }: { readonly tone: Tone; readonly word: string }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg width="12" height="12" aria-hidden="true">
        <rect width="12" height="12" rx="3" className={barLook[tone]} />
      </svg>
      {word}
    </span>
  );
}
