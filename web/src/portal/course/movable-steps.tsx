import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '../../ui/button-style.ts';
import { say } from '../texts/say.ts';
import { timeline } from './course.texts.ts';

type MovableStepsProps = {
  readonly texts: readonly string[];
  /** The step that stands at each place. */
  readonly order: readonly number[];
  readonly onChange: (order: readonly number[]) => void;
};

type Move = { readonly step: number; readonly by: -1 | 1 };

/** A list whose rows are moved by buttons. The focus stays on the row that moves, and its new place is read out. */
export function MovableSteps({ texts, order, onChange }: MovableStepsProps) {
  const [lastMove, setLastMove] = useState<Move | null>(null);
  const list = useRef<HTMLOListElement>(null);

  // The browser drops the focus of a row that moves in the page; at an end the row's other button takes it.
  useEffect(() => {
    if (lastMove === null) return;
    const place = order.indexOf(lastMove.step);
    const isAtEnd = place === 0 || place === order.length - 1;
    const by = isAtEnd ? (place === 0 ? 1 : -1) : lastMove.by;
    list.current?.querySelector<HTMLElement>(`[data-step="${lastMove.step}"][data-by="${by}"]`)?.focus();
  }, [lastMove, order]);

  const move = (place: number, by: -1 | 1) => {
    const step = order[place];
    const other = order[place + by];
    if (step === undefined || other === undefined) return;
    onChange(order.map((one) => (one === step ? other : one === other ? step : one)));
    setLastMove({ step, by });
  };

  const place = lastMove === null ? -1 : order.indexOf(lastMove.step);
  return (
    <>
      <ol ref={list} className="flex flex-col gap-2">
        {order.map((step, at) => (
          <li
            key={step}
            className="flex items-center gap-2 rounded-box border border-line bg-surface p-3 shadow-raised"
          >
            <span aria-hidden="true" className="w-5 shrink-0 text-center font-semibold text-ink-soft tabular-nums">
              {at + 1}
            </span>
            <span className="min-w-0 flex-1">{texts[step]}</span>
            <span className="flex flex-col gap-1.5 phone:flex-row">
              {([-1, 1] as const).map((by) => {
                const Icon = by < 0 ? ArrowUp : ArrowDown;
                return (
                  <button
                    key={by}
                    type="button"
                    data-step={step}
                    data-by={by}
                    aria-label={say(by < 0 ? timeline.moveUp : timeline.moveDown, { step: texts[step] ?? '' })}
                    disabled={order[at + by] === undefined}
                    onClick={() => move(at, by)}
                    className={buttonStyle({ variant: 'secondary' }, true)}
                  >
                    <Icon aria-hidden="true" size={18} />
                  </button>
                );
              })}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {lastMove !== null &&
          say(timeline.isNowAt, { step: texts[lastMove.step] ?? '', place: place + 1, count: order.length })}
      </p>
    </>
  );
}
