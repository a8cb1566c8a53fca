import { ATTACHMENT_MEGABYTES } from '@portal/domain/concierge/attachment.ts';
import { MAX_HELP_FILES } from '@portal/domain/concierge/help-request.ts';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { useAnswerFiles as words } from './help-requests.texts.ts';

const BYTES_IN_MB = 1024 * 1024;

export type AnswerFile = CallOutput<'uploadHelpAnswerFile'>['data'];

type AnswerFiles = {
  readonly isUploading: boolean;
  /** Why a file chosen last was not taken. */
  readonly fault: string | undefined;
  /** Sends files one by one; answers all that are there then. */
  readonly add: (chosen: readonly File[], before: readonly AnswerFile[]) => Promise<readonly AnswerFile[]>;
  readonly clearFault: () => void;
};

/** Files of an answer that is being written: each is sent at once, so that a bad one is known before the answer goes. */
export function useAnswerFiles(helpRequestId: string): AnswerFiles {
  const [isUploading, setIsUploading] = useState(false);
  const [fault, setFault] = useState<string | undefined>();
  const upload = async (file: File): Promise<AnswerFile | string> => {
    if (file.size > ATTACHMENT_MEGABYTES * BYTES_IN_MB)
      return say(words.nameIsLargerThan, { name: file.name, megabytes: ATTACHMENT_MEGABYTES });
    try {
      const input = { helpRequestId, file: { fileName: file.name, bytes: file } };
      return (await callApi('uploadHelpAnswerFile', input)).data;
    } catch (error) {
      const texts = isApiError(error) ? error.errors.map(({ message }) => message) : [];
      return `${file.name}: ${texts.join(' ') || say(words.cannotUploadFilePlease)}`;
    }
  };
  return {
    isUploading,
    fault,
    clearFault: () => setFault(undefined),
    async add(chosen, before) {
      setIsUploading(true);
      setFault(undefined);
      const taken = chosen.slice(0, Math.max(0, MAX_HELP_FILES - before.length));
      const results: (AnswerFile | string)[] = [];
      for (const file of taken) results.push(await upload(file));
      const faults = results.filter((one) => typeof one === 'string');
      if (taken.length < chosen.length) faults.push(say(words.atMostMaxHelp, { count: MAX_HELP_FILES }));
      setFault(faults.length === 0 ? undefined : faults.join(' '));
      setIsUploading(false);
      return [...before, ...results.filter((one) => typeof one !== 'string')];
    },
  };
}
