import { ATTACHMENT_ENDINGS, ATTACHMENT_MEGABYTES } from '@portal/domain/concierge/attachment.ts';
import { MAX_HELP_FILES } from '@portal/domain/concierge/help-request.ts';
import { FileText, Trash2 } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { formatBytes } from '../../../ui/format-bytes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { attachmentsField as texts } from './contact.texts.ts';
import type { Attachments } from './use-attachments.ts';

/** Takes screenshots and papers to a message. */
export function AttachmentsField({ attachments }: { readonly attachments: Attachments }) {
  const { files, isUploading, fault, add, remove } = attachments;
  return (
    <div>
      <FileDrop
        label={say(texts.attachFilesOptional)}
        description={say(texts.whatMayBeSent, { count: MAX_HELP_FILES, megabytes: ATTACHMENT_MEGABYTES })}
        accept={ATTACHMENT_ENDINGS}
        allowsMultiple
        files={[]}
        errorMessage={fault}
        onFilesChange={(chosen) => void add(chosen)}
      />
      {isUploading && (
        <p role="status" className="mt-3 flex items-center gap-2 text-ink-soft text-sm">
          <Spinner label={say(texts.uploadingLabel)} size="small" />
          {say(texts.uploading)}
        </p>
      )}
      {files.length > 0 && (
        <ul aria-label={say(texts.attachedFiles)} className="mt-3 flex flex-col gap-2">
          {files.map(({ fileId, fileName, size }) => (
            <li
              key={fileId}
              className="flex items-center gap-3 rounded-box border border-line bg-surface py-2 pe-2 ps-4"
            >
              <FileText aria-hidden="true" size={20} className="shrink-0 text-ink-soft" />
              <span className="min-w-0 flex-1 truncate font-medium text-sm">{fileName}</span>
              <span className="shrink-0 text-ink-soft text-sm tabular-nums">{formatBytes(size)}</span>
              <IconButton
                label={say(texts.remove, { fileName })}
                icon={<Trash2 aria-hidden="true" size={18} />}
                onPress={() => remove(fileId)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
