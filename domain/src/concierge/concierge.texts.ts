import { texts } from '../texts/texts.ts';

/** Why a file is not attached, as far as its name and first bytes tell. */
export const attachmentFaults = texts('concierge.attachmentFaults', {
  otherKind:
    'Choose a picture (PNG, JPEG, GIF), a PDF, a document (.docx, .xlsx, .pptx), a text or CSV file, or an email (.eml).',
  notItsName: 'Its content does not match its file type.',
});
