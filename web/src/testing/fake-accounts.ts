import { isPasswordAcceptable } from '@portal/domain/accounts/password-rule.ts';
import { FakeFailure } from './fake-failure.ts';
import type { FakeHandlers } from './fake-server.ts';

type Account = {
  password: string;
  isVerified: boolean;
  isTemporary: boolean;
  isResetRequired: boolean;
  code: string | null;
};

/** Accounts of the built-in identity provider, for tests that go through several calls of it. */
export function fakeAccounts() {
  const accounts = new Map<string, Account>();
  const state = { codes: 100_000, ended: 0, signedIn: '', challenge: '' };
  const bearer = () => `h.${crypto.randomUUID()}.s`;
  const requireStrong = (password: string) => {
    if (!isPasswordAcceptable(password, 'rule')) throw new FakeFailure('PASSWORD_TOO_WEAK', 'password');
  };
  const replace = (account: Account, password: string) => {
    requireStrong(password);
    Object.assign(account, { password, isTemporary: false, isResetRequired: false, code: null });
    state.ended += 1;
  };

  const handlers: FakeHandlers = {
    signUp: ({ email, password }) => {
      requireStrong(password);
      if (accounts.get(email)?.isVerified) throw new FakeFailure('USERNAME_EXISTS', 'email');
      const open = { isVerified: false, isTemporary: false, isResetRequired: false, code: null };
      accounts.set(email, { password, ...open });
      return { success: true };
    },
    authenticate: ({ username, password }) => {
      const account = accounts.get(username);
      if (account?.password !== password) throw new FakeFailure('WRONG_CREDENTIALS');
      if (!account.isVerified) throw new FakeFailure('EMAIL_NOT_VERIFIED');
      if (account.isResetRequired) throw new FakeFailure('PASSWORD_RESET_REQUIRED');
      state.signedIn = username;
      if (!account.isTemporary) return { success: true, bearer: bearer(), challenge: null };
      state.challenge = crypto.randomUUID();
      return { success: true, bearer: null, challenge: state.challenge };
    },
    resendVerification: () => ({ success: true }),
    answerNewPassword: ({ challenge, password }) => {
      const account = accounts.get(state.signedIn);
      if (account === undefined || challenge !== state.challenge)
        throw new FakeFailure('NEW_PASSWORD_CHALLENGE_INVALID');
      replace(account, password);
      state.challenge = '';
      return { success: true, bearer: bearer() };
    },
    forgotPassword: ({ username }) => {
      const account = accounts.get(username);
      state.codes += 1;
      if (account !== undefined) account.code = String(state.codes);
      return { success: true, destination: `${username[0]}***@${username.split('@')[1]?.[0]}***` };
    },
    confirmForgotPassword: ({ username, code, password }) => {
      const account = accounts.get(username);
      if (account === undefined || account.code === null || account.code !== code.replace(/\s/g, ''))
        throw new FakeFailure('CODE_INVALID', 'code');
      replace(account, password);
      return { success: true };
    },
    changePassword: ({ currentPassword, password }) => {
      const account = [...accounts.values()].find((row) => row.password === currentPassword);
      if (account === undefined) throw new FakeFailure('CURRENT_PASSWORD_WRONG', 'currentPassword');
      replace(account, password);
      return { success: true };
    },
  };

  return {
    handlers,
    verify: (email: string) => void Object.assign(accounts.get(email) ?? {}, { isVerified: true }),
    codeFor: (email: string) => accounts.get(email)?.code ?? '',
    setTemporaryPassword: (email: string, password: string) =>
      void Object.assign(accounts.get(email) ?? {}, { password, isTemporary: true }),
    requireNewPassword: (email: string) => void Object.assign(accounts.get(email) ?? {}, { isResetRequired: true }),
    otherSessionsEnded: () => state.ended,
  };
}
