import { FileText, Trash2, Upload } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { FileDropItem } from 'react-aria-components/GridList';
import { say } from '../../portal/texts/say.ts';
import { useCurrentError } from '../answered-error.ts';
import { buttonStyle } from '../button-style.ts';
import { formatBytes } from '../format-bytes.ts';
import { IconButton } from '../icon-button.tsx';
import { fileDrop as texts } from './file-drop.texts.ts';

type FileDropProps = {
  readonly label: string;
  /** What may be dropped, in words: "CSV, up to 2 MB". */
  readonly description?: ReactNode;
  readonly files: readonly File[];
  readonly onFilesChange: (files: File[]) => void;
  /** Types or endings for the file chooser; check the files again, people can drop anything. */
  readonly accept?: readonly string[] | undefined;
  readonly allowsMultiple?: boolean | undefined;
  readonly errorMessage?: ReactNode;
  readonly isDisabled?: boolean | undefined;
};

/** Takes files by drop, paste or chooser, and lists what was taken. */
export function FileDrop(props: FileDropProps) {
  const { label, description, files, onFilesChange, accept, allowsMultiple = false, isDisabled = false } = props;
  const id = useId();
  const errorMessage = useCurrentError(props.errorMessage, files.map(keyOf).join('\n'));
  const take = (added: readonly File[]) => onFilesChange(allowsMultiple ? [...files, ...added] : added.slice(0, 1));

  return (
    <div>
      <DropZone
        isDisabled={isDisabled}
        aria-label={label}
        onDrop={async (event) => {
          const dropped = event.items.filter((item): item is FileDropItem => item.kind === 'file');
          take(await Promise.all(dropped.map((item) => item.getFile())));
        }}
        className={`group flex flex-col items-center gap-3 rounded-box border-2 border-dashed bg-surface p-6 text-center transition-colors drop-target:border-accent drop-target:bg-accent-soft focus-visible:outline-2 focus-visible:outline-focus ${
          errorMessage ? 'border-danger-ink' : 'border-line-strong/60'
        }`}
      >
        <span
          aria-hidden="true"
          className="flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent-ink"
        >
          <Upload size={22} />
        </span>
        <div>
          <p id={`${id}-label`} className="font-semibold">
            {label}
          </p>
          {description && (
            <p id={`${id}-description`} className="mt-0.5 text-ink-soft text-sm">
              {description}
            </p>
          )}
        </div>
        <FileTrigger
          allowsMultiple={allowsMultiple}
          {...(accept === undefined ? {} : { acceptedFileTypes: accept })}
          onSelect={(list) => take(Array.from(list ?? []))}
        >
          <Button
            isDisabled={isDisabled}
            aria-describedby={`${id}-label ${id}-description ${id}-error`}
            className={buttonStyle({ variant: 'secondary', size: 'small' })}
          >
            {allowsMultiple ? say(texts.chooseFiles) : say(texts.chooseAFile)}
          </Button>
        </FileTrigger>
      </DropZone>
      {errorMessage && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-danger-ink text-sm">
          {errorMessage}
        </p>
      )}
      {files.length > 0 && (
        <ul aria-label={say(texts.chosenFiles)} className="mt-3 flex flex-col gap-2">
          {files.map((file) => (
            <li
              key={keyOf(file)}
              className="flex items-center gap-3 rounded-box border border-line bg-surface py-2 pe-2 ps-4"
            >
              <FileText aria-hidden="true" size={20} className="shrink-0 text-ink-soft" />
              <span className="min-w-0 flex-1 truncate font-medium text-sm">{file.name}</span>
              <span className="shrink-0 text-ink-soft text-sm tabular-nums">{formatBytes(file.size)}</span>
              <IconButton
                label={say(texts.removeName, { name: file.name })}
                icon={<Trash2 aria-hidden="true" size={18} />}
                isDisabled={isDisabled}
                onPress={() => onFilesChange(files.filter((candidate) => candidate !== file))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const keyOf = ({ name, size, lastModified }: File) => `${name}-${size}-${lastModified}`;
