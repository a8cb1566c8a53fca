import { partsOfPolicy } from '@portal/domain/policies/part-for-everyone.ts';
import { readMarkdown } from '../../../documents/read-markdown.ts';
import { textUnits } from '../compare/text-units.ts';

/**
 * Whether a text's part for everyone says the same as that of another: only then does a confirmation of the one hold for the other. It does
 * where a comparison would show nothing, however the Markdown was written; a text without such a part says the same as none.
 */
export async function saysSameToEveryone(one: string, other: string): Promise<boolean> {
  const left = partsOfPolicy(one).summary;
  const right = partsOfPolicy(other).summary;
  if (left === null || right === null) return false;
  return left === right || (await wordsOf(left)) === (await wordsOf(right));
}

const wordsOf = async (markdown: string) => JSON.stringify(textUnits(await readMarkdown(markdown)));
