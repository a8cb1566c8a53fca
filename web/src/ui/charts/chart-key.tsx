import { type Tone, toneFill } from '../tone.ts';

/** What a color of a chart stands for. */
export function ChartKey({ tone, word }: { readonly tone: Tone; readonly word: string }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg width="10" height="10" aria-hidden="true">
        <rect width="10" height="10" rx="3" className={toneFill[tone]} />
      </svg>
      {word}
    </span>
  );
}
