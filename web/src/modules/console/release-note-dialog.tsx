import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import type { CallOutput } from '../../api/calls.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useSave } from './use-save.ts';

export type ReleaseNote = CallOutput<'listReleaseNotes'>['data'][number];

type ReleaseNoteDialogProps = {
  /** The note to change; null makes a new one. */
  readonly note: ReleaseNote | null;
  readonly onClose: () => void;
};

/** Writes or changes a release note. */
export function ReleaseNoteDialog({ note, onClose }: ReleaseNoteDialogProps) {
  const { errors, save } = useSave('listReleaseNotes');
  const [fields, setFields] = useState({
    title: note?.title ?? '',
    body: note?.body ?? '',
    isPublished: note !== null && note.publishedAt !== null,
  });
  const submit = () =>
    save(
      () => callApi('saveReleaseNote', { ...fields, releaseNoteId: note?.releaseNoteId ?? null }),
      fields.isPublished ? 'The release note is published.' : 'The draft is saved.',
    );
  return (
    <FormDialog
      title={note === null ? 'New release note' : 'Edit release note'}
      submitLabel={fields.isPublished ? 'Save and publish' : 'Save draft'}
      isReady={fields.title.trim() !== '' && fields.body.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Title"
        value={fields.title}
        onChange={(title) => setFields({ ...fields, title })}
        maxLength={100}
        isRequired
        errorMessage={errors.title}
      />
      <TextArea
        label="Text"
        description="An empty line begins a new paragraph; lines that begin with a hyphen become a list."
        rows={8}
        value={fields.body}
        onChange={(body) => setFields({ ...fields, body })}
        maxLength={5000}
        isRequired
        errorMessage={errors.body}
      />
      <Checkbox isSelected={fields.isPublished} onChange={(isPublished) => setFields({ ...fields, isPublished })}>
        Published: everybody who was here before sees it once
      </Checkbox>
    </FormDialog>
  );
}
