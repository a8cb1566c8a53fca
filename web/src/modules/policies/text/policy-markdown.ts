import { markdownText } from '../../../portal/text-editor/markdown-text.ts';
import { FieldChip } from './field-chip.ts';

/** Texts of policies as Markdown, with the places of answers. What chips say makes no difference to it. */
export const policyMarkdown = markdownText([FieldChip]);
