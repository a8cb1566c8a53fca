import { unsaid } from '@portal/domain/texts/unsaid.ts';
import { checkDocx } from './check-docx.ts';
import { fileRefused } from './file-refused.ts';
import { refusals } from './import.texts.ts';

/**
 * The text of a Word document as Markdown.
 * @throws AppError POLICY_FILE_REFUSED for one that cannot be taken
 */
export async function readDocx(bytes: Buffer): Promise<string> {
  await checkDocx(bytes);
  // Loaded for a sound document alone: it is most of what the thread of a file would load.
  const { docxToMarkdown } = await import('./docx-to-markdown.ts');
  try {
    return await docxToMarkdown(bytes);
  } catch {
    // Whatever is wrong in it, whoever chose the file can only choose another.
    throw fileRefused(unsaid(refusals.unreadable));
  }
}
