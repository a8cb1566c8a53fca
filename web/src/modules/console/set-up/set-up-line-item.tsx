import type { SetUpLineId, SetUpState } from '@portal/domain/console/set-up/set-up-line.ts';
import { stateOf } from '@portal/domain/console/set-up/set-up-progress.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { sayUnsaid } from '@portal/domain/texts/unsaid.ts';
import { say } from '../../../portal/texts/say.ts';
import { type MarkKind, StateMark } from '../../../ui/charts/state-mark.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { DnsRecord } from './dns-record.tsx';
import { setUpStates as states, setUpLines as texts } from './set-up.texts.ts';
import { fix, found } from './set-up-findings.texts.ts';
import { SetUpLineActions } from './set-up-line-actions.tsx';
import type { SetUp, ShownLine } from './set-up-types.ts';

type SetUpLineItemProps = {
  readonly id: SetUpLineId;
  /** Null where nobody has looked yet. */
  readonly line: ShownLine | null;
  readonly setUp: SetUp;
  readonly mayChange: boolean;
  readonly onEdit: (() => void) | null;
};

type Shown = SetUpState | 'unchecked';

const MARKS: Readonly<Record<Shown, MarkKind>> = {
  done: 'done',
  todo: 'open',
  unknown: 'begun',
  spared: 'spared',
  unchecked: 'later',
};

const WORDS: Readonly<Record<Shown, string>> = {
  done: 'text-success-ink',
  todo: 'text-ink',
  unknown: 'text-accent-ink',
  spared: 'text-ink-soft',
  unchecked: 'text-ink-soft',
};

const FIXES: Readonly<Record<string, Phrase | undefined>> = fix;

/** One thing that was looked at: how it stands, why, and what to do. */
export function SetUpLineItem({ id, line, setUp, mayChange, onEdit }: SetUpLineItemProps) {
  const state: Shown = line === null ? 'unchecked' : stateOf(line);
  const advice = line === null ? undefined : FIXES[line.finding];
  return (
    <li className="flex gap-3 py-4 first:pt-0 last:pb-0">
      <span className="mt-0.5 w-6 shrink-0">
        <StateMark kind={MARKS[state]} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{say(texts[id])}</span>
          <span className={joinClasses('font-medium text-sm', WORDS[state])}>{say(states[state])}</span>
        </p>
        {line !== null && (
          <p className="wrap-anywhere mt-0.5 text-ink-soft text-sm">
            {sayUnsaid(say, { phrase: found[line.finding], values: line.values })}
          </p>
        )}
        {advice !== undefined && <p className="mt-1.5 text-sm">{sayUnsaid(say, { phrase: advice })}</p>}
        {line?.records.map((record) => (
          <DnsRecord key={`${record.type} ${record.value}`} record={record} />
        ))}
        <SetUpLineActions id={id} line={line} setUp={setUp} mayChange={mayChange} onEdit={onEdit} />
      </div>
    </li>
  );
}
