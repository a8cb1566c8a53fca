import { type ReactNode, useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { writeOrView as texts } from './concierge.texts.ts';

type WriteOrViewProps = {
  /** The fields; they stay as they are while the other side is looked at. */
  readonly fields: ReactNode;
  readonly view: () => ReactNode;
};

const SIDES = [
  { id: 'write', label: texts.write },
  { id: 'view', label: texts.asCustomersSeeIt },
] as const;

/** A text to write, and the same as customers will see it. */
export function WriteOrView({ fields, view }: WriteOrViewProps) {
  const [side, setSide] = useState<'write' | 'view'>('write');
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="self-start">
        <SegmentedChoice
          label={say(texts.show)}
          isLabelHidden
          options={sayLabels(SIDES)}
          value={side}
          onChange={setSide}
        />
      </div>
      <div hidden={side !== 'write'} className={side === 'write' ? 'flex flex-col gap-5' : ''}>
        {fields}
      </div>
      {side === 'view' && view()}
    </div>
  );
}
