import { ACCOUNTS_ERRORS } from '@portal/contract/accounts/accounts.errors.ts';
import { CONCIERGE_ERRORS } from '@portal/contract/concierge/concierge.errors.ts';
import { CONSOLE_ERRORS } from '@portal/contract/console/console.errors.ts';
import { type ErrorReply, type ErrorTable, GENERAL_ERRORS } from '@portal/contract/errors.ts';
import { MARKETPLACE_ERRORS } from '@portal/contract/marketplace/marketplace.errors.ts';
import { MATURITY_ERRORS } from '@portal/contract/maturity/maturity.errors.ts';
import { MONITORING_ERRORS } from '@portal/contract/monitoring/monitoring.errors.ts';
import { PLANS_ERRORS } from '@portal/contract/plans/plans.errors.ts';
import { POLICIES_ERRORS } from '@portal/contract/policies/policies.errors.ts';
import { SIGN_OFF_ERRORS } from '@portal/contract/policies/sign-off.errors.ts';
import { PROFILE_ERRORS } from '@portal/contract/profile/profile.errors.ts';
import { PROOF_PACKS_ERRORS } from '@portal/contract/proof-packs/proof-packs.errors.ts';
import { RATINGS_ERRORS } from '@portal/contract/ratings/ratings.errors.ts';
import { TRAINING_ERRORS } from '@portal/contract/training/training.errors.ts';

const tables: ErrorTable = {
  ...GENERAL_ERRORS,
  ...ACCOUNTS_ERRORS,
  ...PROFILE_ERRORS,
  ...PLANS_ERRORS,
  ...MONITORING_ERRORS,
  ...POLICIES_ERRORS,
  ...SIGN_OFF_ERRORS,
  ...TRAINING_ERRORS,
  ...MARKETPLACE_ERRORS,
  ...MATURITY_ERRORS,
  ...CONCIERGE_ERRORS,
  ...RATINGS_ERRORS,
  ...PROOF_PACKS_ERRORS,
  ...CONSOLE_ERRORS,
};

/** Thrown by a fake call's handler: answers as the server does for this row of the error tables. */
export class FakeFailure extends Error {
  readonly status: number;
  readonly reply: ErrorReply;

  constructor(code: string, field?: string, values: Readonly<Record<string, string>> = {}) {
    super(code);
    const row = tables[code];
    if (row === undefined) throw new TypeError(`There is no error ${code}.`);
    this.status = row.status;
    const filled = { supportEmail: 'support@cybersafety.example', ...values };
    const message = row.message.replace(/\{(\w+)\}/g, (whole, name: string) =>
      name in filled ? String(filled[name as keyof typeof filled]) : whole,
    );
    this.reply = { success: false, errors: [{ code, message, ...(field === undefined ? {} : { field }) }] };
  }
}
