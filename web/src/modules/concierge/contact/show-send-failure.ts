import { fieldErrorsOf, isApiError } from '../../../api/api-error.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { withSupportAddress } from '../../../portal/brand/with-support-address.ts';
import type { Attachments } from './use-attachments.ts';

/** Faults of a message's fields. */
export type MessageFaults = { readonly subject?: string | undefined; readonly text?: string | undefined };

/** Puts what a message failed with where it belongs: at the fields, at the files, or into a toast. Nothing typed is lost. */
export function showSendFailure(error: unknown, attachments: Attachments, supportEmail: string): MessageFaults {
  const { subject, text, fileIds } = fieldErrorsOf(error);
  if (isApiError(error, 'HELP_FILE_GONE')) attachments.drop(error.errors.map(({ message }) => message).join(' '));
  else if (fileIds !== undefined) attachments.drop(fileIds);
  else {
    showFailure(error, {
      otherwise: withSupportAddress(
        'Something went wrong. Try refreshing the page or email support@{emailDomain}.',
        supportEmail,
      ),
    });
  }
  return { subject, text };
}
