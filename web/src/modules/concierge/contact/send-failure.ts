import { fieldErrorsOf, isApiError } from '../../../api/api-error.ts';
import type { ActionOptions } from '../../../api/use-change.ts';
import { sayWithSupport } from '../../../portal/brand/say-with-support.ts';
import { sendFailure as texts } from './contact.texts.ts';
import type { Attachments } from './use-attachments.ts';

/** How a message that was not sent is told: faults of files stand at the files, the rest where every form has it. Nothing typed is lost. */
export function sendFailure(
  attachments: Attachments,
  supportEmail: string,
): Pick<ActionOptions<unknown>, 'failed' | 'onFailure'> {
  return {
    failed: {
      otherwise: sayWithSupport(texts.somethingWrong, supportEmail),
    },
    onFailure: (error) => {
      const { fileIds } = fieldErrorsOf(error);
      const isGone = isApiError(error, 'HELP_FILE_GONE');
      if (isGone) attachments.drop(error.errors.map(({ message }) => message).join(' '));
      else if (fileIds !== undefined) attachments.drop(fileIds);
      return isGone;
    },
  };
}
