import type { MailRenderers } from '../../emails/mail-request.ts';
import type { ProofPackMailData } from './emails/proof-pack-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    'proof-pack': ProofPackMailData;
  }
}

/** Renders the module's emails; each one's code is loaded when it is first needed, because it is large. */
export const proofPacksMails: MailRenderers<'proof-pack'> = {
  'proof-pack': async (data) =>
    (await import('./emails/proof-pack-mail.ts')).renderProofPackMail({
      ...data,
      validUntil: new Date(data.validUntil),
    }),
};
