import type { Say } from '../texts/say.ts';
import { partsOfPolicy } from './part-for-everyone.ts';
import { signOff } from './policies.texts.ts';

/**
 * What somebody confirms, in their language, as it is shown and kept with the record. Of a text with a part for everyone it claims no more
 * than that this was read.
 */
export function signOffStatement(
  say: Say,
  { name, version, text }: { readonly name: string; readonly version: number; readonly text: string },
  organization: string,
): string {
  const statement = partsOfPolicy(text).summary === null ? signOff.statement : signOff.statementOfPart;
  return say(statement, { policy: name, version: String(version), organization });
}
