import compile from 'icu-minify/compile';
import type { CompiledMessage } from './say.ts';

/**
 * A text as what `createSay` puts values into; done once, by the build or when the text is first said.
 * @throws Error that names the text, when it is no ICU message
 */
export function compileText(id: string, text: string): CompiledMessage {
  try {
    return compile(text);
  } catch (error) {
    throw new Error(`The text ${id} is not an ICU message: ${text}`, { cause: error });
  }
}
