import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { MarkdownField } from '../../../portal/text-editor/markdown-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';

export type CannedAnswer = CallOutput<'listCannedAnswers'>['data'][number];

/** Name under which the form is kept when a session ends in its midst. */
export const CANNED_ANSWER_FORM = 'canned-answer';

type CannedAnswerDialogProps = {
  /** The answer to change; null makes a new one. */
  readonly answer: CannedAnswer | null;
  readonly onClose: () => void;
};

/** Writes or changes a canned answer. */
export function CannedAnswerDialog({ answer, onClose }: CannedAnswerDialogProps) {
  const { errors, save } = useSave('listCannedAnswers');
  const { fields, change } = useKeptFields(CANNED_ANSWER_FORM, answer, () => fieldsOf(answer));
  const conflict = useConflict({
    what: 'answer',
    listed: answer,
    findNewer: async () =>
      (await callApi('listCannedAnswers', {})).data.find(
        ({ cannedAnswerId }) => cannedAnswerId === answer?.cannedAnswerId,
      ),
    onTakeOver: (newer) => change(fieldsOf(newer)),
  });
  return (
    <FormDialog
      title={answer === null ? 'New canned answer' : 'Edit canned answer'}
      submitLabel={answer === null ? 'Create answer' : 'Save changes'}
      isReady={fields.title.trim() !== '' && fields.text.trim() !== '' && !conflict.isOpen}
      hasChanges={JSON.stringify(fields) !== JSON.stringify(fieldsOf(answer))}
      onSubmit={() =>
        save(
          () =>
            callApi('saveCannedAnswer', {
              ...fields,
              cannedAnswerId: answer?.cannedAnswerId ?? null,
              version: conflict.version,
            }),
          answer === null ? 'The answer is ready.' : 'The answer was changed.',
          conflict.tell,
        )
      }
      onClose={onClose}
    >
      {conflict.banner}
      <TextField
        label="Title"
        description="For finding it. Customers do not see it."
        value={fields.title}
        onChange={(title) => change({ title })}
        maxLength={100}
        isRequired
        errorMessage={errors.title}
      />
      <MarkdownField
        label="Text"
        value={fields.text}
        onChange={(text) => change({ text })}
        description={
          <>
            <code>{'{firstName}'}</code> and <code>{'{companyName}'}</code> are replaced with those of the person who
            asked.
          </>
        }
        errorMessage={errors.text}
      />
    </FormDialog>
  );
}

function fieldsOf(answer: CannedAnswer | null) {
  return { title: answer?.title ?? '', text: answer?.text ?? '' };
}
