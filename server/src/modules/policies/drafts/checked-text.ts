import { textFault } from '@portal/domain/policies/text-fault.ts';
import { withoutFieldMarks } from '@portal/domain/rich-text/field-marks.ts';
import { InputError } from '../../../call/app-error.ts';

/**
 * A text that the firm wrote, without the characters that mark fields.
 * @throws InputError at `field` for one without words, or that would take too long to read
 */
export function checkedText(markdown: string, field: string): string {
  const text = withoutFieldMarks(markdown);
  const message = textFault(text);
  if (message !== null) throw new InputError([{ field, message }]);
  return text;
}
