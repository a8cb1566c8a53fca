import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { MarkdownField } from '../../../portal/text-editor/markdown-field.tsx';
import { say } from '../../../portal/texts/say.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { cannedAnswerDialog as texts } from './canned-answers.texts.ts';

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
    kind: 'answer',
    listed: answer,
    findNewer: async () =>
      (await callApi('listCannedAnswers', {})).data.find(
        ({ cannedAnswerId }) => cannedAnswerId === answer?.cannedAnswerId,
      ),
    onTakeOver: (newer) => change(fieldsOf(newer)),
  });
  return (
    <FormDialog
      title={answer === null ? say(texts.newCannedAnswer) : say(texts.editCannedAnswer)}
      submitLabel={answer === null ? say(texts.createAnswer) : say(texts.saveChanges)}
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
          answer === null ? say(texts.theAnswerIsReady) : say(texts.theAnswerWasChanged),
          conflict.tell,
        )
      }
      onClose={onClose}
    >
      {conflict.banner}
      <TextField
        label={say(texts.title)}
        description={say(texts.description)}
        value={fields.title}
        onChange={(title) => change({ title })}
        maxLength={100}
        isRequired
        errorMessage={errors.title}
      />
      <MarkdownField
        label={say(texts.text)}
        value={fields.text}
        onChange={(text) => change({ text })}
        description={say.parts(texts.placeholders, { code: (words) => <code key={String(words)}>{words}</code> })}
        errorMessage={errors.text}
      />
    </FormDialog>
  );
}

function fieldsOf(answer: CannedAnswer | null) {
  return { title: answer?.title ?? '', text: answer?.text ?? '' };
}
