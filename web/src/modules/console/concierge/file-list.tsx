import { Paperclip, Trash2 } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { formatBytes } from '../../../ui/format-bytes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { fileList as texts } from './concierge.texts.ts';

type ListedFile = { readonly fileId: string; readonly fileName: string; readonly size: number };

type FileListProps<Listed extends ListedFile> = {
  readonly files: readonly Listed[];
  /** Where a file is saved from; none while it is not sent yet. */
  readonly addressOf?: (fileId: string) => string;
  readonly onRemove?: (file: Listed) => unknown;
};

/** Files that hang on something; nothing when there are none. */
export function FileList<Listed extends ListedFile>({ files, addressOf, onRemove }: FileListProps<Listed>) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={say(texts.files)} className="flex flex-col gap-2">
      {files.map((file) => (
        <li
          key={file.fileId}
          className="flex min-h-11 items-center gap-3 rounded-box border border-line bg-surface py-1.5 pe-2 ps-3 text-sm"
        >
          <Paperclip aria-hidden="true" size={17} className="shrink-0 text-ink-soft" />
          <span className="min-w-0 flex-1 truncate font-medium">
            {addressOf ? (
              <TextLink href={addressOf(file.fileId)} download={file.fileName} isStandalone>
                {file.fileName}
              </TextLink>
            ) : (
              file.fileName
            )}
          </span>
          <span className="shrink-0 text-ink-soft tabular-nums">{formatBytes(file.size)}</span>
          {onRemove && (
            <IconButton
              label={say(texts.removeFileName, { fileName: file.fileName })}
              size="small"
              icon={<Trash2 aria-hidden="true" size={16} />}
              onPress={() => onRemove(file)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
