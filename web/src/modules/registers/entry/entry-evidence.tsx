import { ATTACHMENT_ENDINGS, ATTACHMENT_MEGABYTES } from '@portal/domain/concierge/attachment.ts';
import { MAX_FILES } from '@portal/domain/registers/register.ts';
import { Paperclip, Trash2, Upload } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { callAddress } from '../../../api/call-address.ts';
import { callApi } from '../../../api/call-api.ts';
import { useChange } from '../../../api/use-change.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatBytes } from '../../../ui/format-bytes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CHANGED_BY_ENTRIES, type EntryView } from '../register-types.ts';
import { evidence as texts } from './entry.texts.ts';

/** The files that prove an entry: to add, save and remove them. */
export function EntryEvidence({ entryId, files }: Pick<EntryView, 'entryId' | 'files'>) {
  const { formatDate } = useFormatDate();
  const { run, isBusy, errors } = useChange();
  const refreshes = CHANGED_BY_ENTRIES;
  const add = (file: File | undefined) => {
    if (file === undefined) return;
    void run(() => callApi('addRegisterFile', { entryId, file: { fileName: file.name, bytes: file } }), {
      done: say(texts.added, { name: file.name }),
      refreshes,
    });
  };
  const remove = (fileId: string, name: string) =>
    run(() => callApi('removeRegisterFile', { fileId }), { done: say(texts.removed, { name }), refreshes });
  return (
    <Card title={say(texts.title)} description={say(texts.hint, { files: MAX_FILES, megabytes: ATTACHMENT_MEGABYTES })}>
      {files.length === 0 && <p className="text-ink-soft">{say(texts.none)}</p>}
      <ul className="flex flex-col gap-2">
        {files.map(({ fileId, fileName, size, addedAt, addedByName }) => (
          <li key={fileId} className="flex items-start gap-2">
            <Paperclip aria-hidden="true" size={16} className="mt-1 shrink-0 text-ink-soft" />
            <span className="min-w-0 flex-1">
              <TextLink href={callAddress('registerFile', { fileId })} download={fileName}>
                <span className="wrap-anywhere">{fileName}</span>
              </TextLink>
              <span className="block text-ink-soft text-sm">
                {say(texts.by, { size: formatBytes(size), name: addedByName, day: formatDate(addedAt) })}
              </span>
            </span>
            <IconButton
              label={say(texts.remove, { name: fileName })}
              icon={<Trash2 aria-hidden="true" size={18} />}
              isDisabled={isBusy}
              onPress={() => void remove(fileId, fileName)}
            />
          </li>
        ))}
      </ul>
      {files.length < MAX_FILES && (
        <div className="mt-3">
          <FileTrigger acceptedFileTypes={ATTACHMENT_ENDINGS} onSelect={(list) => add(list?.[0])}>
            <Button variant="secondary" size="small" icon={<Upload aria-hidden="true" size={16} />} isBusy={isBusy}>
              {say(texts.add)}
            </Button>
          </FileTrigger>
        </div>
      )}
      {errors.file !== undefined && (
        <p role="alert" className="mt-2 font-medium text-danger-ink text-sm">
          {errors.file} {say(texts.allowed, { megabytes: ATTACHMENT_MEGABYTES })}
        </p>
      )}
    </Card>
  );
}
