import type { Brand } from '@portal/domain/portal/brand.ts';
import { compileText } from '@portal/domain/texts/compile-text.ts';
import { type CompiledMessage, createSay, type Say } from '@portal/domain/texts/say.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';

/** By the id of the text; there are as many as the portal has texts. */
const compiled = new Map<string, CompiledMessage>();

/** Says texts to people of a brand, with its numbers and dates. Each text is compiled when it is first said. */
export const sayFor = ({ locale, timeZone }: Pick<Brand, 'locale' | 'timeZone'>): Say =>
  createSay({ locale, timeZone, find });

function find({ id, text }: Phrase): CompiledMessage {
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const message = compileText(id, text);
  compiled.set(id, message);
  return message;
}
