type Policy = {
  readonly MinimumLength?: number;
  readonly RequireLowercase?: boolean;
  readonly RequireUppercase?: boolean;
  readonly RequireNumbers?: boolean;
  readonly RequireSymbols?: boolean;
};

/** What a user pool's password policy finds wrong, in Amazon Cognito's words; null when nothing is. */
export function policyProblem(policy: Policy, password: string): string | null {
  const problems = [
    [password.length >= (policy.MinimumLength ?? 6), 'Password not long enough'],
    [!policy.RequireLowercase || /[a-z]/.test(password), 'Password must have lowercase characters'],
    [!policy.RequireUppercase || /[A-Z]/.test(password), 'Password must have uppercase characters'],
    [!policy.RequireNumbers || /[0-9]/.test(password), 'Password must have numeric characters'],
    [
      !policy.RequireSymbols || /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/.test(password),
      'Password must have symbol characters',
    ],
  ] as const;
  const found = problems.find(([isMet]) => !isMet);
  return found === undefined ? null : `Password did not conform with policy: ${found[1]}`;
}
