import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { releaseNoteDialog as texts } from './news.texts.ts';

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
    kind: 'releaseNote',
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
      fields.isPublished ? say(texts.theReleaseNoteIs) : say(texts.theDraftIsSaved),
      conflict.tell,
    );
  return (
    <FormDialog
      title={note === null ? say(texts.newReleaseNote) : say(texts.editReleaseNote)}
      submitLabel={fields.isPublished ? say(texts.saveAndPublish) : say(texts.saveDraft)}
      isReady={fields.title.trim() !== '' && fields.body.trim() !== '' && !conflict.isOpen}
      hasChanges={JSON.stringify(fields) !== JSON.stringify(fieldsOf(note))}
      onSubmit={submit}
      onClose={onClose}
    >
      {conflict.banner}
      <TextField
        label={say(texts.title)}
        value={fields.title}
        onChange={(title) => change({ title })}
        maxLength={100}
        isRequired
        errorMessage={errors.title}
      />
      <TextArea
        label={say(texts.text)}
        description={say(texts.description)}
        rows={8}
        value={fields.body}
        onChange={(body) => change({ body })}
        maxLength={5000}
        isRequired
        errorMessage={errors.body}
      />
      <Checkbox isSelected={fields.isPublished} onChange={(isPublished) => change({ isPublished })}>
        {say(texts.publishedEveryoneWhoWas)}
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
