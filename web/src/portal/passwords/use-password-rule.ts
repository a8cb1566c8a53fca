import type { PasswordRule } from '@portal/domain/accounts/password-rule.ts';
import { useSessionState } from '../use-session-state.ts';

/** Which rule a new password has to meet here before it is sent (spec part 1, section 5). */
export function usePasswordRule(): PasswordRule {
  return useSessionState().passwordRule;
}
