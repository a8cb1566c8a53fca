import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';

export type ReleaseNote = CallOutput<'listReleaseNotes'>['data'][number];

/** Name under which the form is kept when a session ends in its midst. */
export const RELEASE_NOTE_FORM = 'release-note';

type ReleaseNoteDialogProps = {
  /** The note to change; null makes a new one. */
  readonly note: ReleaseNote | null;
  readonly onClose: () => void;
};

/** Writes or changes a release note. */
export function ReleaseNoteDialog({ note, onClose }: ReleaseNoteDialogProps) {
  const { errors, save } = useSave('listReleaseNotes');
  const { fields, change } = useKeptFields(RELEASE_NOTE_FORM, note, () => fieldsOf(note));
  const conflict = useConflict({
    what: 'release note',
    listed: note,
    findNewer: async () =>
      (await callApi('listReleaseNotes', {})).data.find(({ releaseNoteId }) => releaseNoteId === note?.releaseNoteId),
    onTakeOver: (newer) => change(fieldsOf(newer)),
  });
  const submit = () =>
    save(
      () =>
        callApi('saveReleaseNote', {
          ...fields,
          releaseNoteId: note?.releaseNoteId ?? null,
          version: conflict.version,
        }),
      fields.isPublished ? 'The release note is published.' : 'The draft is saved.',
      conflict.tell,
    );
  return (
    <FormDialog
      title={note === null ? 'New release note' : 'Edit release note'}
      submitLabel={fields.isPublished ? 'Save and publish' : 'Save draft'}
      isReady={fields.title.trim() !== '' && fields.body.trim() !== '' && !conflict.isOpen}
      hasChanges={JSON.stringify(fields) !== JSON.stringify(fieldsOf(note))}
      onSubmit={submit}
      onClose={onClose}
    >
      {conflict.banner}
      <TextField
        label="Title"
        value={fields.title}
        onChange={(title) => change({ title })}
        maxLength={100}
        isRequired
        errorMessage={errors.title}
      />
      <TextArea
        label="Text"
        description="An empty line begins a new paragraph; lines that begin with a hyphen become a list."
        rows={8}
        value={fields.body}
        onChange={(body) => change({ body })}
        maxLength={5000}
        isRequired
        errorMessage={errors.body}
      />
      <Checkbox isSelected={fields.isPublished} onChange={(isPublished) => change({ isPublished })}>
        Published: everyone who was here before sees it once
      </Checkbox>
    </FormDialog>
  );
}

function fieldsOf(note: ReleaseNote | null) {
  return {
    title: note?.title ?? '',
    body: note?.body ?? '',
    isPublished: note !== null && note.publishedAt !== null,
  };
}
