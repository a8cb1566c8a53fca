import { MAX_DESCRIPTION_MEGABYTES } from '@portal/domain/monitoring/description/description.ts';
import { SCAN_LEVEL_LABELS } from '@portal/domain/monitoring/scan-levels.ts';
import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { Website } from '../website-types.ts';
import { descriptionDialog as texts } from './description.texts.ts';
import { DescriptionView } from './description-view.tsx';
import { useDescription } from './use-description.ts';

const PASTED = 'description.txt';
const ENDINGS = ['.json', '.yaml', '.yml', '.har'];

type DescriptionDialogProps = { readonly website: Website; readonly onClose: () => void };

/** What a website's interface can be asked, as its owner gives it, and what scans make of it. */
export function DescriptionDialog({ website, onClose }: DescriptionDialogProps) {
  const { stored, isError, refetch, saving, removing } = useDescription(website.targetId);
  const [isReplacing, setIsReplacing] = useState(false);
  const { name, scan_profile: level } = website;
  const description = stored?.description ?? null;
  const isUsed = level === 'normal' || level === 'full';
  const save = async (fileName: string, bytes: Blob) => {
    if (await saving.act(fileName, bytes)) setIsReplacing(false);
  };
  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          {isError && <Button onPress={() => refetch()}>{say(texts.retry)}</Button>}
          <Button variant="secondary" onPress={onClose}>
            {say(texts.close)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{say(texts.intro, { name })}</p>
        {isError && <Banner kind="danger">{say(texts.notLoaded)}</Banner>}
        {stored === undefined && !isError && <Skeleton shape="block" />}
        {stored?.isAvailable === false && <Banner kind="info">{say(texts.notAvailable)}</Banner>}
        {stored?.isAvailable === true && !isUsed && (
          <Banner kind="info">
            {say(texts.wrongLevel, {
              name,
              level: say(SCAN_LEVEL_LABELS[level]),
              normal: say(SCAN_LEVEL_LABELS.normal),
              full: say(SCAN_LEVEL_LABELS.full),
            })}
          </Banner>
        )}
        {description !== null && !isReplacing && (
          <>
            <DescriptionView description={description} />
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" onPress={() => setIsReplacing(true)}>
                {say(texts.replace)}
              </Button>
              <Button variant="quiet" isDisabled={removing.isBusy} onPress={() => removing.act()}>
                {say(texts.remove)}
              </Button>
            </div>
          </>
        )}
        {stored?.isAvailable === true && (description === null || isReplacing) && (
          <DescriptionForm
            isBusy={saving.isBusy}
            error={saving.errors.file}
            onSave={save}
            {...(isReplacing ? { onCancel: () => setIsReplacing(false) } : {})}
          />
        )}
      </div>
    </Dialog>
  );
}

type DescriptionFormProps = {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onSave: (fileName: string, bytes: Blob) => Promise<void>;
  readonly onCancel?: () => void;
};

function DescriptionForm({ isBusy, error, onSave, onCancel }: DescriptionFormProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [text, setText] = useState('');
  const [file] = files;
  const isReady = file !== undefined || text.trim() !== '';
  const save = () => (file === undefined ? onSave(PASTED, new Blob([text])) : onSave(file.name, file));
  return (
    <>
      <FileDrop
        label={say(texts.file)}
        description={say(texts.accepted, { megabytes: MAX_DESCRIPTION_MEGABYTES })}
        accept={ENDINGS}
        files={files}
        onFilesChange={setFiles}
        errorMessage={file === undefined ? undefined : error}
      />
      <TextArea
        label={say(texts.paste)}
        description={say(texts.notKept)}
        rows={5}
        autoCorrect="off"
        spellCheck="false"
        isDisabled={file !== undefined}
        value={text}
        onChange={setText}
        errorMessage={file === undefined ? error : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button isDisabled={!isReady || isBusy} onPress={save}>
          {say(texts.save)}
        </Button>
        {onCancel !== undefined && (
          <Button variant="secondary" onPress={onCancel}>
            {say(texts.cancel)}
          </Button>
        )}
      </div>
    </>
  );
}
