import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';

export type AccountExistsMailData = { readonly brand: Brand; readonly signInUrl: string };

/** Tells the owner of an account that someone tried to sign up with its address; the page itself need not say so. */
export function renderAccountExistsMail({ brand, signInUrl }: AccountExistsMailData): Promise<Mail> {
  return composeMail(brand, {
    subject: `You already have an account with ${brand.brandNameShort}`,
    preheader: 'Sign in with your existing account.',
    heading: 'You already have an account',
    paragraphs: [
      `Someone, probably you, just tried to sign up for ${brand.brandNameLong} with this address. It already has an account, so no second one was created and nothing was changed.`,
      'Sign in with your password. If you don’t remember it, choose “Forgot password” on the sign-in page.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    notes: ['Wasn’t you? You don’t need to do anything: nobody learned your password or got into your account.'],
    reason: `someone tried to sign up for ${brand.brandNameShort} with this address.`,
  });
}
