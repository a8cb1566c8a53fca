import { say } from '../../../portal/texts/say.ts';
import { saveRatingReport as texts } from './snapshot.texts.ts';

/** Has the browser save a PDF as "Rating report" (spec part 2, section 2). */
export function saveRatingReport(pdf: Blob): void {
  const address = URL.createObjectURL(pdf);
  const link = document.createElement('a');
  link.href = address;
  link.download = say(texts.fileName);
  link.click();
  // The browser has begun to read by then; the memory is not needed longer.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A PDF that an answer carries in base64. */
export function pdfOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}
