import { missingPasswordParts, type PasswordRule } from '@portal/domain/accounts/password-rule.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { AppError } from '../../../call/app-error.ts';

let commonPasswords: Promise<ReadonlySet<string>> | null = null;

/** The list is large, so it is read when the first password is set. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return commonPasswords;
}

/**
 * Whether a new password may be used: the specification's rule, then the lists that attackers try first and words of
 * the brand and the address (ASVS 5.0, 6.2.4 and 6.2.11). Without a rule here the identity provider judges.
 * @throws AppError PASSWORD_TOO_WEAK, PASSWORD_TOO_COMMON
 */
export async function checkNewPassword(
  password: string,
  email: string,
  brand: Brand,
  rule: PasswordRule = 'rule',
): Promise<void> {
  if (rule === 'none') return;
  if (missingPasswordParts(password).length > 0) throw new AppError('PASSWORD_TOO_WEAK', { field: 'password' });
  const folded = password.toLowerCase();
  const bare = folded.replace(/[^\p{L}]+/gu, '');
  const known = await loadCommonPasswords();
  const words = [
    brand.brandNameShort,
    brand.brandNameLong,
    email.split('@')[0] ?? '',
    email.split('@')[1]?.split('.')[0] ?? '',
  ];
  const isContextWord = words
    .map((word) => word.toLowerCase().replace(/[^\p{L}]+/gu, ''))
    .some((word) => word.length >= 4 && bare === word);
  if (known.has(folded) || isContextWord) throw new AppError('PASSWORD_TOO_COMMON', { field: 'password' });
}
