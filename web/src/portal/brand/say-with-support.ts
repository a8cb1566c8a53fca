import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../texts/say.ts';

const PLACE = { domain: '{domain}', emailDomain: '{domain}' } as const;

/**
 * Says a wording of the specification with this brand's support address in the place of `support@{domain}` or
 * `support@{emailDomain}` (spec part 1, sections 1 and 8).
 */
export function sayWithSupport<Text extends `${string}support@{${'domain' | 'emailDomain'}}${string}`>(
  phrase: Phrase<Text>,
  supportEmail: string,
): string {
  return say(phrase as Phrase as Phrase<'{domain}{emailDomain}'>, PLACE).replace(
    'support@{domain}',
    () => supportEmail,
  );
}
