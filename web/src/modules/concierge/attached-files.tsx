import { Paperclip } from 'lucide-react';
import { callAddress } from '../../api/call-address.ts';
import { say } from '../../portal/texts/say.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { attachedFiles as texts } from './concierge.texts.ts';
import type { AttachedFile } from './concierge-types.ts';

type AttachedFilesProps = {
  readonly call: 'weaknessFile' | 'helpFile';
  readonly files: readonly AttachedFile[];
};

/** Files to save; none of them is opened in the portal. */
export function AttachedFiles({ call, files }: AttachedFilesProps) {
  return (
    <ul aria-label={say(texts.files)} className="flex flex-col gap-2 text-sm">
      {files.map(({ fileId, fileName, size }) => (
        <li key={fileId} className="flex items-baseline gap-2">
          <Paperclip aria-hidden="true" size={15} className="shrink-0 self-center text-ink-soft" />
          <TextLink href={callAddress(call, { fileId })} download={fileName}>
            <span className="wrap-anywhere">{fileName}</span>
          </TextLink>
          <span className="shrink-0 text-ink-soft">{formatBytes(size)}</span>
        </li>
      ))}
    </ul>
  );
}
