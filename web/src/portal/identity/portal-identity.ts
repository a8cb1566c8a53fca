import { callApi } from '../../api/call-api.ts';
import type { IdentityClient } from './identity-client.ts';

/** The identity provider that comes with the portal. */
export const portalIdentity: IdentityClient = {
  async signIn(username, password) {
    const { bearer, challenge } = await callApi('authenticate', { username, password });
    return challenge === null ? { kind: 'proved', bearer: bearer ?? '' } : { kind: 'new-password', challenge };
  },
  async answerNewPassword(_username, challenge, password) {
    return { kind: 'proved', ...(await callApi('answerNewPassword', { challenge, password })) };
  },
  forgotPassword: (username) => callApi('forgotPassword', { username }),
  async resetByCode(username, code, password) {
    await callApi('confirmForgotPassword', { username, code, password });
  },
  async createUser(account) {
    await callApi('signUp', account);
  },
  async resendConfirmation(email) {
    await callApi('resendVerification', { email });
  },
  async changePassword(_username, currentPassword, password) {
    await callApi('changePassword', { currentPassword, password });
  },
};
