import { ATTACHMENT_ENDINGS, ATTACHMENT_MEGABYTES } from '@portal/domain/concierge/attachment.ts';
import { MAX_HELP_FILES } from '@portal/domain/concierge/help-request.ts';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { MarkdownField } from '../../../portal/text-editor/markdown-field.tsx';
import { UnsavedGuard } from '../../../portal/unsaved-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { FileList } from '../concierge/file-list.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { CannedAnswersMenu } from './canned-answers-menu.tsx';
import { fillCannedAnswer } from './fill-canned-answer.ts';
import { type AnswerFile, useAnswerFiles } from './use-answer-files.ts';

type AnswerBoxProps = {
  readonly request: CallOutput<'readHelpRequest'>['data'];
  readonly onChanged: () => Promise<void>;
};

type AnswerForm = {
  readonly side: 'answer' | 'note';
  readonly answer: string;
  readonly files: readonly AnswerFile[];
  readonly note: string;
};

const EMPTY: AnswerForm = { side: 'answer', answer: '', files: [], note: '' };
const SIDES = [
  { id: 'answer', label: 'Answer' },
  { id: 'note', label: 'Internal note' },
] as const;

/** Writes to the customer, or to colleagues. What is typed for one never gets to the other. */
export function AnswerBox({ request, onChanged }: AnswerBoxProps) {
  const { helpRequestId, version, companyName } = request;
  const { fields, change } = useKeptFields<null, AnswerForm>(`help-answer:${helpRequestId}`, null, () => EMPTY);
  const uploads = useAnswerFiles(helpRequestId);
  const [hasNews, setHasNews] = useState(false);
  const { errors, save } = useSave('listHelpRequests');
  const hasChanges = fields.answer !== '' || fields.files.length > 0 || fields.note !== '';

  const answer = async (state: 'waiting' | 'closed') => {
    const fileIds = fields.files.map(({ fileId }) => fileId);
    const isSent = await save(
      () => callApi('answerHelpRequest', { helpRequestId, version, text: fields.answer, fileIds, state }),
      state === 'closed'
        ? 'Your answer is sent, and the request is closed.'
        : 'Your answer is sent. We have told the customer by email.',
      async (error) => {
        if (isApiError(error, 'HELP_FILE_GONE')) change({ files: [] });
        if (!isApiError(error, 'CHANGED_ELSEWHERE')) return false;
        setHasNews(true);
        await onChanged();
        return true;
      },
    );
    if (!isSent) return;
    setHasNews(false);
    change({ answer: '', files: [] });
    await onChanged();
  };
  const addNote = async () => {
    if (!(await save(() => callApi('noteHelpRequest', { helpRequestId, text: fields.note }), 'The note is added.')))
      return;
    change({ note: '', side: 'answer' });
    await onChanged();
  };

  const isNote = fields.side === 'note';
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SegmentedChoice
            label="Write"
            isLabelHidden
            options={SIDES}
            value={fields.side}
            onChange={(side) => change({ side })}
          />
          {!isNote && (
            <CannedAnswersMenu
              onChoose={(text) =>
                change({ answer: [fields.answer, fillCannedAnswer(text, request)].filter(Boolean).join('\n\n') })
              }
            />
          )}
        </div>
        {hasNews && (
          <Banner isAlert kind="warning" title="Something was added while you were writing.">
            Your answer was not sent, and none of it is lost. Read what is new above, then send your answer if it still
            fits.
          </Banner>
        )}
        {isNote ? (
          <div className="flex flex-col gap-4 rounded-box border border-warning border-dashed bg-warning-soft p-4">
            <p className="flex items-center gap-2 font-semibold text-sm text-warning-ink">
              <Lock aria-hidden="true" size={16} />
              Only your colleagues read this. {companyName} never does.
            </p>
            <TextArea
              label="Note"
              rows={5}
              value={fields.note}
              onChange={(note) => change({ note })}
              maxLength={10_000}
              errorMessage={errors.text}
            />
            <div className="flex justify-end">
              <Button variant="secondary" isDisabled={fields.note.trim() === ''} onPress={addNote}>
                Add note
              </Button>
            </div>
          </div>
        ) : (
          <>
            <MarkdownField
              label={`Answer to ${request.openedBy}`}
              value={fields.answer}
              onChange={(text) => change({ answer: text })}
              errorMessage={errors.text}
            />
            <FileDrop
              label={uploads.isUploading ? 'Adding…' : 'Attach files (optional)'}
              description={`Up to ${MAX_HELP_FILES} pictures, PDFs, documents, text files or emails, ${ATTACHMENT_MEGABYTES} MB each.`}
              accept={ATTACHMENT_ENDINGS}
              files={[]}
              allowsMultiple
              isDisabled={uploads.isUploading}
              errorMessage={uploads.fault ?? errors.fileIds}
              onFilesChange={async (chosen) => change({ files: await uploads.add(chosen, fields.files) })}
            />
            <FileList
              files={fields.files}
              onRemove={({ fileId }) => {
                uploads.clearFault();
                change({ files: fields.files.filter((file) => file.fileId !== fileId) });
              }}
            />
            <div className="flex flex-wrap justify-end gap-3">
              <Button
                variant="secondary"
                isDisabled={fields.answer === '' || uploads.isUploading}
                onPress={() => answer('closed')}
              >
                Send and close
              </Button>
              <Button isDisabled={fields.answer === '' || uploads.isUploading} onPress={() => answer('waiting')}>
                Send answer
              </Button>
            </div>
          </>
        )}
      </div>
      <UnsavedGuard hasChanges={hasChanges} />
    </Card>
  );
}
