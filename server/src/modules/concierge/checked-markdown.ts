import { textFault } from '@portal/domain/policies/text-fault.ts';
import { withoutFieldMarks } from '@portal/domain/rich-text/field-marks.ts';
import { InputError } from '../../call/app-error.ts';

/**
 * A text in Markdown, without the characters that mark fields of policies.
 * @throws InputError at `field` for one without words, or that would take too long to read
 */
export function checkedMarkdown(markdown: string, field: string): string {
  const text = withoutFieldMarks(markdown);
  const message = textFault(text, 'message');
  if (message !== null) throw new InputError([{ field, message }]);
  return text;
}
