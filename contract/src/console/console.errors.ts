import type { ErrorTable } from '../errors.ts';

/** Errors of the console's forms; the specification gives no texts for them. */
export const CONSOLE_ERRORS = {
  CHANNEL_NAME_TAKEN: { status: 409, message: 'There is already a channel with this name.' },
  CHANNEL_UNKNOWN: { status: 400, message: 'Please choose one of the channels.' },
  BRAND_UNKNOWN: { status: 400, message: 'Please choose one of the brands.' },
  PLAN_UNKNOWN: { status: 400, message: 'Please choose from the existing plans.' },
  PLAN_NOT_IN_CHANNEL: { status: 400, message: 'Please choose a plan that the channel offers.' },
  SUBSCRIPTION_ID_TAKEN: { status: 409, message: 'This subscription ID is already in use. Please choose another.' },
  ENDS_BEFORE_START: { status: 400, message: 'The last day can’t be before the first day.' },
  CSV_UNREADABLE: {
    status: 400,
    message: 'This table cannot be read. Check the quotation marks on line {line}.',
  },
  CSV_WITHOUT_ADDRESSES: {
    status: 400,
    message:
      'The first line must name the columns, including “email”, and at least one person must be listed below it.',
  },
  CSV_NOT_UTF8: { status: 400, message: 'Some characters cannot be read. Save the table as “CSV UTF-8”.' },
  CSV_TOO_LONG: { status: 400, message: 'The list has {count} rows. You can send up to {maximum} at a time.' },
  CSV_TOO_MUCH: { status: 400, message: 'This list takes too long to read. Upload a shorter one.' },
  CSV_HAS_PROBLEMS: { status: 409, message: 'Something in the list is wrong. Check it again; no links were sent.' },
  STAFF_EMAIL_TAKEN: { status: 409, message: 'There is already an account with this address.' },
  STAFF_INVITE_INVALID: {
    status: 404,
    message: 'This link is no longer valid. Ask the coworker who invited you for a new one.',
  },
  ORGANISATION_BEING_DELETED: { status: 409, message: 'This organization is being deleted.' },
  SANDBOX_EXISTS: { status: 409, message: 'This brand already has a sandbox. Reset it to start over.' },
  SANDBOX_NOT_READY: { status: 409, message: 'The sandbox is not ready. Try again in a minute.' },
  NAME_DOES_NOT_MATCH: {
    status: 400,
    message: 'This is not the name of the organization. Check the capitalization as well.',
  },
  EXPERT_UNKNOWN: { status: 409, message: 'One of these people is no longer an expert. Please choose again.' },
  NOT_FOR_ONESELF: { status: 409, message: 'You cannot do this to your own account. Ask another owner.' },
  PLAN_NAME_TAKEN: { status: 409, message: 'There is already a plan with this name.' },
  SCAN_LEVEL_UNKNOWN: { status: 400, message: 'Please choose one of the scan engine’s levels.' },
  TOO_MANY_PLANS: { status: 409, message: 'There are already {maximum} plans. Delete an unused one first.' },
  PLAN_IN_USE: {
    status: 409,
    message:
      'This plan is in use and cannot be deleted: customers have it or have requested it, or a channel or subscription ID uses it. Hide it from customers instead.',
  },
  PLAN_IS_FOR_TRIALS: {
    status: 409,
    message: 'This plan cannot be deleted because trials use it. Choose another plan for trials first.',
  },
  CHANNEL_IN_USE: {
    status: 409,
    message: 'This channel cannot be deleted because customers or subscription IDs belong to it.',
  },
  BRAND_DOMAIN_TAKEN: { status: 409, message: 'Another brand already has this web domain.' },
  BRAND_IN_USE: {
    status: 409,
    message: 'This brand cannot be deleted because customers or channels use it.',
  },
  BRAND_IS_DEFAULT: { status: 409, message: 'The built-in brand can be changed, but not deleted.' },
  TOO_MANY_BRANDS: { status: 409, message: 'There are already {maximum} brands. Delete an unused one first.' },
  DOMAIN_NOT_POSSIBLE: {
    status: 400,
    message: 'Please enter your own domain. Anyone can register a subdomain of this one.',
  },
  TIME_ZONE_UNKNOWN: { status: 400, message: 'Please choose one of the time zones.' },
  LOCALE_UNKNOWN: { status: 400, message: 'Please choose one of the languages and regions.' },
  PICTURE_REFUSED: { status: 400, message: 'This picture cannot be used. {reason}' },
  PICTURE_TOO_LARGE: { status: 400, message: 'Please choose a picture no larger than 200 KB.' },
  DATE_IN_THE_PAST: { status: 400, message: 'Please choose today or a later day.' },
  LETTER_WITHOUT_READERS: {
    status: 409,
    message:
      'There is no one to write to: these customers are suspended, being deleted, not set up yet, or without users.',
  },
  LETTER_TO_TOO_MANY: {
    status: 409,
    message:
      'You chose {count} customers, but an announcement can go to no more than {maximum}. Narrow them down by search or status.',
  },
  LETTER_SENT_ALREADY: {
    status: 409,
    message: 'This announcement has already been sent with different wording. Start a new one.',
  },
  WORDS_NO_MESSAGE: {
    status: 400,
    message: 'A brace or a tag is not closed. Please compare your version with the original.',
  },
  WORDS_UNKNOWN_NAME: {
    status: 400,
    message: 'Your version contains {names}, which is not in the original. Please remove it.',
  },
  WORDS_MISSING_TAG: {
    status: 400,
    message: 'Your version must include {names}, as the original does: a link or button goes there.',
  },
  TRIAL_TOO_LONG: { status: 400, message: 'Please choose a day within a year of today.' },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly console: typeof CONSOLE_ERRORS;
  }
}
