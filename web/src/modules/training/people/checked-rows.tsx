import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { rolesInWords } from '../roles/roles-in-words.ts';
import type { CheckedRow } from '../training-types.ts';
import { checkedRows as texts } from './people.texts.ts';

const words: Record<CheckedRow['kind'], { readonly word: Phrase; readonly tone: Tone }> = {
  new: { word: texts.fresh, tone: 'success' },
  update: { word: texts.changed, tone: 'accent' },
  unchanged: { word: texts.unchanged, tone: 'neutral' },
  duplicate: { word: texts.twiceInTheList, tone: 'warning' },
  error: { word: texts.error, tone: 'danger' },
};

const SHOWN = 100;

type CheckedRowsProps = { readonly rows: readonly CheckedRow[]; readonly linesBefore: number };

/** The rows of a list, those with problems first, each with what it amounts to. */
export function CheckedRows({ rows, linesBefore }: CheckedRowsProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls by itself, so it can be reached by keyboard
      tabIndex={0}
      aria-label={say(texts.rowsOfTheList)}
      className="max-h-72 overflow-y-auto rounded-box border border-line"
    >
      <ul className="divide-y divide-line">
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.line} className="flex items-start gap-3 px-4 py-2.5 text-sm">
            <span className="w-9 shrink-0 pt-0.5 text-ink-soft tabular-nums">
              {say.parts(texts.line, {
                line: row.line - linesBefore,
                unseen: (words) => (
                  <span key="unseen" className="sr-only">
                    {words}
                  </span>
                ),
              })}
            </span>
            <span className="min-w-0 flex-1">
              <span className="wrap-anywhere font-medium">{row.name === '' ? row.email : row.name}</span>
              {row.name !== '' && <span className="wrap-anywhere block text-ink-soft">{row.email}</span>}
              {row.roles.length > 0 && <span className="block text-ink-soft">{rolesInWords(row.roles)}</span>}
              {row.problems.map(({ column, text }) => (
                <span key={`${column} ${text}`} className="block font-medium text-danger-ink">
                  {text.replace(/(?<=\bline )\d+/g, (line) => String(Number(line) - linesBefore))}
                </span>
              ))}
            </span>
            <Badge tone={words[row.kind].tone}>{say(words[row.kind].word)}</Badge>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && <p className="px-4 py-3 text-ink-soft text-sm">{say(texts.andMoreRowsLike)}</p>}
    </section>
  );
}
