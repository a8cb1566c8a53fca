import { texts } from '@portal/domain/texts/texts.ts';

/** Around what staff wrote. */
export const letter = texts('console.emails.letter', {
  from: '{sender} from {brand} wrote this to the admins of {organization}. To answer, reply to this email or write to {support}.',
  /** Completes "You received this message because". */
  reason: 'you are an admin of {organization} in {brand}. This message is about the service, so it goes to all admins.',
});

/** Of every answer to somebody who asked for a plan. */
export const plan = texts('console.emails.plan', {
  /** Completes "You received this message because". */
  reason: 'someone at {organization} requested this plan in {brand}.',
});

export const planConfirmed = texts('console.emails.planConfirmed', {
  subject: '{organization} is on the {plan} Plan',
  preheader: 'You can use everything in it, starting now.',
  heading: 'The {plan} Plan is yours',
  what: 'We have confirmed the plan you requested. {organization} can start using everything in the {plan} Plan right away. You don’t need to reinstall anything or set anything up again.',
  payment: 'You’ll be billed as we agreed. Your websites, scans and settings are as you left them.',
  see: 'See your plan',
  wrong: 'Not what you asked for? Email {support}, and we will fix it.',
});

export const planDeclined = texts('console.emails.planDeclined', {
  subject: 'Your request for the {plan} Plan',
  preheader: 'We could not confirm it. Your plan has not changed.',
  heading: 'We could not confirm the {plan} Plan',
  what: 'You requested the {plan} Plan for {organization}. We could not confirm it. Here is why:',
  unchanged: 'Nothing has changed, and you have not been charged. You keep your plan, your websites and your scans.',
  see: 'See the plans',
  talk: 'Would you like to talk about it? Email {support}. A real person will answer.',
});

/** Read by the provider's staff. */
export const staffInvite = texts('console.emails.staffInvite', {
  subject: '{sender} has invited you to join the {brand} staff',
  preheader: 'Choose a password for your staff account.',
  heading: 'Your staff account is waiting',
  what: '{sender} has invited you to help manage {brand}’s customers in its console.',
  steps:
    'Choose a password and sign in. When you first sign in, you’ll set up an authenticator app on your phone, because staff accounts always need one. This takes about five minutes.',
  create: 'Create your account',
  onlyForYou: 'This link is only for you. It expires in {duration} and can be used only once. Don’t forward it.',
  unexpected:
    'Weren’t expecting this? Then please let {support} know. No account is created unless you choose a password.',
  /** Completes "You received this message because". */
  reason: '{sender} entered this address to invite you to join the staff.',
});

/** Read by the provider's experts. */
export const customerAssigned = texts('console.emails.customerAssigned', {
  subject: '{organization} is now your customer',
  preheader: '{sender} assigned this customer to you.',
  heading: 'You are now an expert for {organization}',
  what: '{sender} assigned {organization} to you. The customer sees your name on its expert help page.',
  next: 'Its weaknesses, its requests for help and its score are on its page in the console.',
  open: 'Open the customer',
  /** Completes "You received this message because". */
  reason: 'you are an expert on the {brand} staff.',
});

/** Read by the owner of the provider who sets a brand up. */
export const setUpTest = texts('console.emails.setUpTest', {
  subject: 'Test email from {brand}',
  preheader: 'If you can read this, emails are being delivered.',
  heading: 'Your emails arrive',
  what: 'This is how emails from {brand} look to your customers. It was sent from {sender}.',
  look: 'Check that the sender, the name and the logo are the ones you want people to see.',
  spam: 'Did it land in your spam folder? Then work through the steps for your sender domain. SPF, DKIM and DMARC tell mail servers that an email really comes from you.',
  open: 'Continue the setup',
  /** Completes "You received this message because". */
  reason: 'you asked {brand} for a test email.',
});
