import { texts } from '../texts/texts.ts';

export const mailDomain = texts('facts.mailDomain', {
  question: 'Is your email domain protected against forged email by SPF, DKIM and DMARC?',
  why: 'Invoices forged in your name lead to disputes about who pays.',
  proof: 'The records themselves; anyone can look them up.',
});

export const mailFilter = texts('facts.mailFilter', {
  question:
    'Is incoming email filtered for harmful links and attachments, and labeled when it comes from outside your company?',
  why: 'Most attacks still arrive by email.',
  proof: 'Your email service plan, and an email that shows the label.',
});

export const webEncryption = texts('facts.webEncryption', {
  question: 'Are your websites and sign-in pages encrypted, with certificates that browsers accept?',
  why: 'Insurers see this from the outside before they ask you. A browser warning raises questions about the rest.',
  proof: 'The outside check in this portal.',
});

export const websitesScanned = texts('facts.websitesScanned', {
  question: 'Are your websites scanned for weaknesses on a schedule?',
  why: 'Before they quote, insurers check your websites from the outside themselves.',
  proof: 'The reports in this portal.',
});

export const seriousWeaknessesClosed = texts('facts.seriousWeaknessesClosed', {
  question: 'Are serious weaknesses in your websites fixed within 30 days?',
  why: 'An open, known weakness can be a reason to deny a claim.',
  proof: 'The findings history in this portal.',
});

export const inventory = texts('facts.inventory', {
  question: 'Is there a complete list of your devices, online services and confidential data?',
  why: 'Anything missing from the list is neither updated nor backed up.',
  proof: 'The list.',
});

export const inventoryChecked = texts('facts.inventoryChecked', {
  question: 'Is that list checked against reality at least once a year?',
  why: 'Lists are out of date within months.',
  proof: 'The date of the last check.',
});

export const dataEncrypted = texts('facts.dataEncrypted', {
  question: 'Is confidential data encrypted where it is stored, on servers and in online services?',
  why: 'In many places, theft of encrypted data does not have to be reported.',
  proof: 'The services’ terms, and the settings on the servers.',
});

export const cardData = texts('facts.cardData', {
  question: 'Are card payments taken only through a payment service, so that you never store card numbers?',
  why: 'Storing card numbers makes you subject to PCI DSS rules and can mean fines and higher premiums.',
  proof: 'The contract with the payment service, or your self-assessment.',
});

export const trackingChecked = texts('facts.trackingChecked', {
  question:
    'Do you know which other companies track visitors on your websites, and do you ask visitors for consent where the law requires it?',
  why: 'Claims over tracking are often excluded from coverage.',
  proof: 'The list of cookies and scripts, and the notice on the website.',
});
