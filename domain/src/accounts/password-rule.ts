/** Least length of a password, in characters (spec part 1, section 9). */
export const PASSWORD_MIN_LENGTH = 8;
/** Longest password taken; ASVS 5.0, 6.2.9 asks for at least 64. */
export const PASSWORD_MAX_LENGTH = 128;

export type PasswordPart = 'length' | 'lower' | 'upper' | 'digit';

/** Which parts of the password rule are not met yet (spec part 1, section 5). */
export function missingPasswordParts(password: string): PasswordPart[] {
  const missing: PasswordPart[] = [];
  if ([...password].length < PASSWORD_MIN_LENGTH) missing.push('length');
  if (!/\p{Ll}/u.test(password)) missing.push('lower');
  if (!/\p{Lu}/u.test(password)) missing.push('upper');
  if (!/\p{Nd}/u.test(password)) missing.push('digit');
  return missing;
}

/**
 * Which rule a new password has to meet: the specification's, or none where the identity provider judges by a policy of its
 * own (spec part 1, section 5, "no-validation mode").
 */
export type PasswordRule = 'rule' | 'none';

/** True when a new password may be sent off. */
export function isPasswordAcceptable(password: string, rule: PasswordRule): boolean {
  return rule === 'none' ? password !== '' : missingPasswordParts(password).length === 0;
}
