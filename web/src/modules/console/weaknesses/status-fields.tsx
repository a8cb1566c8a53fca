import type { WeaknessStatus } from '@portal/domain/concierge/weakness-status.ts';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { statusFields as texts } from './weaknesses.texts.ts';

const STATUSES = [
  { id: 'Open', label: texts.open, description: texts.description },
  { id: 'Resolved', label: texts.resolved, description: texts.itWasFixedAnd },
  { id: 'Not Relevant', label: texts.notRelevant, description: texts.itDoesNotMatter },
  { id: 'No Status', label: texts.noStatus, description: texts.customersSeeADash },
] as const;

type StatusFieldsProps = {
  /** Null until one is chosen. */
  readonly status: WeaknessStatus | null;
  readonly note: string;
  /** Who reads the note. */
  readonly reader: string;
  readonly onStatus: (status: WeaknessStatus) => void;
  readonly onNote: (note: string) => void;
  readonly noteError: string | undefined;
};

/** How a weakness stands, and words for whoever has it. */
export function StatusFields({ status, note, reader, onStatus, onNote, noteError }: StatusFieldsProps) {
  return (
    <>
      <RadioGroup
        label={say(texts.status)}
        options={sayLabels(STATUSES)}
        value={status}
        onChange={onStatus}
        hasFrames
      />
      <TextArea
        label={say(texts.noteOptional)}
        description={say(texts.readerSeesItNext, { reader })}
        rows={4}
        value={note}
        onChange={onNote}
        maxLength={2000}
        errorMessage={noteError}
      />
    </>
  );
}
