import type { StatableValue } from '@portal/domain/facts/fact.ts';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useChange } from '../../../api/use-change.ts';
import { useHasKeptForm, useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { places, stateOnSheet as texts } from './readiness.texts.ts';
import { type ReadinessQuestion, STATES, type Statement } from './readiness-words.ts';

const NOTE_LENGTH = 2000;
const CHOICES = (['yes', 'partly', 'no', 'not-applicable'] as const).map((id) => ({ id, label: STATES[id].label }));

type KeptStatement = { readonly value: StatableValue; readonly note: string };
const formKey = (key: string) => `statement ${key}`;

type StateOnSheetProps = { readonly question: ReadinessQuestion; readonly statement: Statement };

/** Lets the firm say itself how a line stands, confirm what it said, or take it back. */
export function StateOnSheet({ question, statement }: StateOnSheetProps) {
  const { state, isStale } = question;
  const hasKept = useHasKeptForm(formKey(question.key));
  const [isOpen, setIsOpen] = useState(hasKept);
  const change = useChange();
  const isStated = statement.version > 0;
  const send = async (value: StatableValue | null, note: string) => {
    const isSaved = await change.run(
      () => callApi('stateOnSheet', { key: question.key, value, note, version: statement.version }),
      { done: say(texts.saved), refreshes: ['readinessSheet'] },
    );
    if (isSaved) setIsOpen(false);
  };
  if (isOpen)
    return (
      <StatementForm
        question={question}
        statement={statement}
        isBusy={change.isBusy}
        errors={change.errors}
        onSave={send}
        onCancel={() => setIsOpen(false)}
      />
    );
  const isText = state === 'yours' || state === 'written';
  const about = (action: string) => say(places.about, { action, question: question.question });
  const label = say(isStated ? texts.changeWhatYouSaid : isText ? texts.writeTheAnswer : texts.sayHowItIs);
  return (
    <span className="-ms-3 flex flex-wrap">
      <Button
        variant="quiet"
        size="small"
        icon={<Pencil aria-hidden="true" size={16} />}
        aria-label={about(label)}
        onPress={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isStated && isStale && (
        <Button
          variant="quiet"
          size="small"
          isBusy={change.isBusy}
          aria-label={about(say(texts.confirmAsOfToday))}
          onPress={() => send(statement.value, statement.note)}
        >
          {say(texts.confirmAsOfToday)}
        </Button>
      )}
    </span>
  );
}

type StatementFormProps = StateOnSheetProps & {
  readonly isBusy: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly onSave: (value: StatableValue | null, note: string) => Promise<void>;
  readonly onCancel: () => void;
};

function StatementForm({ question, statement, isBusy, errors, onSave, onCancel }: StatementFormProps) {
  const isText = question.state === 'yours' || question.state === 'written';
  const kept = useKeptForm<KeptStatement>(formKey(question.key));
  const [value, setValue] = useState<StatableValue>(kept?.value ?? statement.value ?? 'no');
  const [note, setNote] = useState(kept?.note ?? statement.note);
  const typed = useMemo(() => ({ value, note }), [value, note]);
  useKeepForm(formKey(question.key), typed satisfies KeptStatement);
  const [isMissing, setIsMissing] = useState(false);
  const needsNote = isText || value === 'not-applicable';
  const save = () => {
    const text = note.trim();
    setIsMissing(needsNote && text === '');
    if (!needsNote || text !== '') void onSave(isText ? null : value, text);
  };
  return (
    <form
      noValidate
      aria-label={question.question}
      className="flex w-full flex-col gap-3 rounded-box bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {!isText && (
        <SegmentedChoice label={say(texts.howIsItAt)} options={sayLabels(CHOICES)} value={value} onChange={setValue} />
      )}
      <TextArea
        label={isText ? say(texts.yourAnswer) : needsNote ? say(texts.whyNot) : say(texts.noteOptional)}
        description={isText ? undefined : say(texts.noteHint)}
        value={note}
        onChange={setNote}
        maxLength={NOTE_LENGTH}
        errorMessage={isMissing ? say(MISSING[isText ? 'text' : 'reason']) : errors.note}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isBusy={isBusy}>
          {say(texts.save)}
        </Button>
        <Button variant="secondary" size="small" onPress={onCancel}>
          {say(texts.cancel)}
        </Button>
        {statement.version > 0 && (
          <Button variant="quiet" size="small" isDisabled={isBusy} onPress={() => onSave(null, '')}>
            {say(texts.takeItBack)}
          </Button>
        )}
      </div>
    </form>
  );
}

const MISSING = {
  text: texts.answerMissing,
  reason: texts.reasonMissing,
};
