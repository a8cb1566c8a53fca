import { ATTACHMENT_ENDINGS, ATTACHMENT_MEGABYTES } from '@portal/domain/concierge/attachment.ts';
import { MAX_HELP_FILES } from '@portal/domain/concierge/help-request.ts';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { MarkdownField } from '../../../portal/text-editor/markdown-field.tsx';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
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
import { answerBox as texts } from './help-requests.texts.ts';
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
  { id: 'answer', label: texts.answer },
  { id: 'note', label: texts.internalNote },
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
      state === 'closed' ? say(texts.answerSentAndClosed) : say(texts.answerSent),
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
    if (
      !(await save(() => callApi('noteHelpRequest', { helpRequestId, text: fields.note }), say(texts.theNoteIsAdded)))
    )
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
            label={say(texts.write)}
            isLabelHidden
            options={sayLabels(SIDES)}
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
          <Banner isAlert kind="warning" title={say(texts.title)}>
            {say(texts.yourAnswerWasNot)}
          </Banner>
        )}
        {isNote ? (
          <div className="flex flex-col gap-4 rounded-box border border-warning border-dashed bg-warning-soft p-4">
            <p className="flex items-center gap-2 font-semibold text-sm text-warning-ink">
              <Lock aria-hidden="true" size={16} />
              {say(texts.onlyYourColleaguesRead, { companyName })}
            </p>
            <TextArea
              label={say(texts.note)}
              rows={5}
              value={fields.note}
              onChange={(note) => change({ note })}
              maxLength={10_000}
              errorMessage={errors.text}
            />
            <div className="flex justify-end">
              <Button variant="secondary" isDisabled={fields.note.trim() === ''} onPress={addNote}>
                {say(texts.addNote)}
              </Button>
            </div>
          </div>
        ) : (
          <>
            <MarkdownField
              label={say(texts.answerToOpenedBy, { openedBy: request.openedBy })}
              value={fields.answer}
              onChange={(text) => change({ answer: text })}
              errorMessage={errors.text}
            />
            <FileDrop
              label={uploads.isUploading ? say(texts.adding) : say(texts.attachFilesOptional)}
              description={say(texts.upToMaxHelp, { count: MAX_HELP_FILES, megabytes: ATTACHMENT_MEGABYTES })}
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
                {say(texts.sendAndClose)}
              </Button>
              <Button isDisabled={fields.answer === '' || uploads.isUploading} onPress={() => answer('waiting')}>
                {say(texts.sendAnswer)}
              </Button>
            </div>
          </>
        )}
      </div>
      <UnsavedGuard hasChanges={hasChanges} />
    </Card>
  );
}
