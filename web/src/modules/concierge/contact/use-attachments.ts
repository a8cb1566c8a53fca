import { ATTACHMENT_MEGABYTES } from '@portal/domain/concierge/attachment.ts';
import { MAX_HELP_FILES } from '@portal/domain/concierge/help-request.ts';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import type { AttachedFile } from '../concierge-types.ts';
import { useAttachments as words } from './contact.texts.ts';

const BYTES_IN_MB = 1024 * 1024;

export type Attachments = {
  readonly files: readonly AttachedFile[];
  readonly isUploading: boolean;
  /** Why the file chosen last was not taken. */
  readonly fault: string | undefined;
  readonly add: (chosen: readonly File[]) => Promise<void>;
  readonly remove: (fileId: string) => void;
  /** Takes all off, with the reason. */
  readonly drop: (reason?: string) => void;
};

/** Files of a message that is being written: each is sent at once, so that a bad one is known before the message goes. */
export function useAttachments(first: readonly AttachedFile[]): Attachments {
  const [files, setFiles] = useState(first);
  const [uploading, setUploading] = useState(0);
  const [fault, setFault] = useState<string | undefined>();

  const upload = async (file: File): Promise<string | undefined> => {
    if (file.size > ATTACHMENT_MEGABYTES * BYTES_IN_MB)
      return say(words.tooLarge, { name: file.name, megabytes: ATTACHMENT_MEGABYTES });
    try {
      const { data } = await callApi('helpUpload', { file: { fileName: file.name, bytes: file } });
      setFiles((before) => [...before, data]);
      return undefined;
    } catch (error) {
      const texts = isApiError(error) ? error.errors.map(({ message }) => message) : [];
      return say(words.notTaken, { name: file.name, reason: texts.join(' ') || say(words.cannotUpload) });
    }
  };

  return {
    files,
    isUploading: uploading > 0,
    fault,
    async add(chosen) {
      const room = Math.max(0, MAX_HELP_FILES - files.length - uploading);
      const taken = chosen.slice(0, room);
      setFault(undefined);
      setUploading((count) => count + taken.length);
      const faults: string[] = chosen.length > room ? [say(words.tooMany, { count: MAX_HELP_FILES })] : [];
      for (const file of taken) {
        const refusal = await upload(file);
        if (refusal !== undefined) faults.push(refusal);
        setUploading((count) => count - 1);
      }
      setFault(faults.length === 0 ? undefined : faults.join(' '));
    },
    remove(fileId) {
      setFiles((before) => before.filter((file) => file.fileId !== fileId));
      setFault(undefined);
    },
    drop(reason) {
      setFiles([]);
      setFault(reason);
    },
  };
}
