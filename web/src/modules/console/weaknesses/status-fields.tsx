import type { WeaknessStatus } from '@portal/domain/concierge/weakness-status.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';

const STATUSES = [
  { id: 'Open', label: 'Open', description: 'It is still there.' },
  { id: 'Resolved', label: 'Resolved', description: 'It was fixed, and you have checked it.' },
  { id: 'Not Relevant', label: 'Not Relevant', description: 'It does not matter for this customer.' },
  { id: 'No Status', label: 'No Status', description: 'Customers see a dash.' },
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
      <RadioGroup label="Status" options={STATUSES} value={status} onChange={onStatus} hasFrames />
      <TextArea
        label="Note (optional)"
        description={`${reader} sees it next to the status, such as what was checked and when.`}
        rows={4}
        value={note}
        onChange={onNote}
        maxLength={2000}
        errorMessage={noteError}
      />
    </>
  );
}
