import { texts } from '@portal/domain/texts/texts.ts';

export const oneCustomer = texts('console.concierge.oneCustomer', {
  forOneCustomerName: 'For one customer: <link>{name}</link>',
  showAllCustomers: 'Show all customers',
});

export const publicationBadge = texts('console.concierge.publicationBadge', {
  draft: 'Draft',
  published: 'Published',
  withdrawn: 'Withdrawn',
  all: 'All',
  drafts: 'Drafts',
});

export const organisationPicker = texts('console.concierge.organisationPicker', {
  chosen: 'Selected',
  removeCompanyName: 'Remove {companyName}',
  searchCustomersByName: 'Search customers by name',
  loadingTheCustomers: 'Loading the customers',
  theCustomersCouldNot: 'The customers could not be loaded. Try again in a moment.',
  noCustomerNameContains: 'No customer name matches this.',
  customers: 'Customers',
  moreMoreTypePart: '{more} more. Type part of the name to find them.',
});

export const writeOrView = texts('console.concierge.writeOrView', {
  write: 'Write',
  asCustomersSeeIt: 'As customers see it',
  show: 'Show',
});

export const fileList = texts('console.concierge.fileList', {
  files: 'Files',
  removeFileName: 'Remove {fileName}',
});

export const customersView = texts('console.concierge.customersView', {
  asCustomersSeeIt: 'As customers see it',
  noTitleYet: 'No title yet',
  what: 'The preview',
  loadingThePreview: 'Loading the preview',
  noTextYet: 'No text yet.',
});
