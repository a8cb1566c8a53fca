import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { importing as texts } from './import.texts.ts';

type Row = CallOutput<'checkRegisterImport'>['data']['rows'][number];

const KINDS: Readonly<Record<Row['kind'], { readonly word: Phrase; readonly tone: Tone }>> = {
  new: { word: texts.rowNew, tone: 'success' },
  duplicate: { word: texts.rowDuplicate, tone: 'warning' },
  error: { word: texts.rowError, tone: 'danger' },
};

const SHOWN = 100;

/** The rows of a file, those with problems first, each fault at its column. */
export function CheckedRows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls on its own, so it can be reached by keyboard
      tabIndex={0}
      aria-label={say(texts.rows)}
      className="max-h-72 overflow-y-auto rounded-box border border-line"
    >
      <ul className="divide-y divide-line">
        {rows.slice(0, SHOWN).map(({ line, kind, title, problems }) => (
          <li key={line} className="flex items-start gap-3 px-4 py-2.5 text-sm">
            <span className="w-9 shrink-0 pt-0.5 text-ink-soft tabular-nums">
              {say.parts(texts.line, {
                line,
                unseen: (words) => (
                  <span key="unseen" className="sr-only">
                    {words}
                  </span>
                ),
              })}
            </span>
            <span className="min-w-0 flex-1">
              <span className="wrap-anywhere block font-medium">{title}</span>
              {problems.map(({ column, text }) => (
                <span key={`${column} ${text}`} className="wrap-anywhere block text-danger-ink">
                  {say(texts.problem, { column, text })}
                </span>
              ))}
            </span>
            <Badge tone={KINDS[kind].tone}>{say(KINDS[kind].word)}</Badge>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && <p className="px-4 py-3 text-ink-soft text-sm">{say(texts.more)}</p>}
    </section>
  );
}
