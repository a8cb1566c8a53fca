import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { AskedField, FieldValue } from '../policy-types.ts';
import { AffectedText } from './affected-text-preview.tsx';
import { FieldControl } from './answers/field-control.tsx';
import { fieldFault } from './answers/field-fault.ts';
import { Suggestions } from './answers/suggestions.tsx';
import { customiseDialog as texts } from './document.texts.ts';
import type { WorkingCopy } from './use-working-copy.ts';

type CustomiseDialogProps = {
  /** The questions that the text asks, in their order. */
  readonly fields: readonly AskedField[];
  readonly field: AskedField;
  readonly working: WorkingCopy;
  readonly onMove: (id: string) => void;
  readonly onClose: () => void;
};

/** One question of a policy beside the text that its answer makes; leads through all of them (spec part 2, section 2). */
export function CustomiseDialog({ fields, field, working, onMove, onClose }: CustomiseDialogProps) {
  const [typed, setTyped] = useState<FieldValue>(() => working.values[field.id] ?? field.value);
  const [isChecked, setIsChecked] = useState(false);
  const value = withoutEmptyEntries(typed);
  const fault = fieldFault(field, value);
  const place = fields.findIndex(({ id }) => id === field.id);
  const [previous, next] = [fields[place - 1], fields[place + 1]];

  const change = (changed: FieldValue) => {
    setTyped(changed);
    const whole = withoutEmptyEntries(changed);
    if (fieldFault(field, whole) === null) working.answer({ [field.id]: whole });
  };
  const confirm = (then: () => void) => {
    setIsChecked(true);
    if (fault !== null) return;
    // A suggestion that is left as it is counts as an answer.
    working.answer({ [field.id]: value });
    then();
  };

  return (
    <Dialog
      title={field.label}
      size="large"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <span className="me-auto self-center text-ink-soft text-sm">
            {say(texts.questionOf, { question: place + 1, questions: fields.length })}
          </span>
          {previous && (
            <Button variant="secondary" onPress={() => onMove(previous.id)}>
              {say(texts.previous)}
            </Button>
          )}
          {next && (
            <Button variant="secondary" onPress={() => confirm(onClose)}>
              {say(texts.done)}
            </Button>
          )}
          {next ? (
            <Button onPress={() => confirm(() => onMove(next.id))}>{say(texts.next)}</Button>
          ) : (
            <Button onPress={() => confirm(onClose)}>{say(texts.done)}</Button>
          )}
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-6 desktop:grid-cols-2">
        <form
          className="flex min-w-0 flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            confirm(() => (next ? onMove(next.id) : onClose()));
          }}
        >
          <p className="text-ink-soft">{field.help}</p>
          <FieldControl field={field} value={typed} fault={isChecked ? fault : null} onChange={change} />
          <Suggestions field={field} value={value} onTake={change} />
        </form>
        <AffectedText field={field} value={fault === null ? value : null} working={working} />
      </div>
    </Dialog>
  );
}

function withoutEmptyEntries(value: FieldValue): FieldValue {
  return typeof value === 'object' ? value.filter((entry) => entry.trim() !== '') : value;
}
