import { texts } from '@portal/domain/texts/texts.ts';

export const codesDialog = texts('console.marketplace.codesDialog', {
  codesForTitle: 'Codes for {title}',
  addCodes: 'Add codes',
  thereAreNoCodes: 'There are no codes yet. Without codes, customers follow the link.',
  left: '{codesLeft, number} of {codes, plural, one {# code} other {# codes}} {codesLeft, plural, one {is} other {are}} left. Each organization gets one, in the order you enter them.',
  codes: 'Codes',
  description: 'One per line.',
  entered: '{count, plural, one {# code was} other {# codes were}} added.',
  leftOut: '{count, plural, one {# code was} other {# codes were}} skipped: already entered or given out.',
});

export const interestsPage = texts('console.marketplace.interestsPage', {
  interestInOffers: 'Interest in offers',
  what: 'interests',
  searchByCustomerOffer: 'Search by customer, offer or partner',
  nothingFound: 'Nothing found',
  noOneYet: 'No one yet',
  tryPartOfThe: 'Try part of the customer’s, offer’s or partner’s name.',
  anyoneWhoPressesIm: 'Anyone who clicks “I’m interested” in the marketplace appears here, and support gets an email.',
  customer: 'Customer',
  offer: 'Offer',
  person: 'Person',
  note: 'Note',
  since: 'Since',
});

export const offerTextFields = texts('console.marketplace.offerTextFields', {
  whatItIs: 'What it is',
  whoItIsFor: 'Who it is for',
  howToGetIt: 'How to get it',
  description: 'One step per line, up to 8. If there are codes, say where to enter them.',
  goodToKnow: 'Good to know',
  conditionsWhoGetsThe: 'Conditions: who gets the price, and for how long.',
  linkToTheOffer: 'Link to the offer',
});

export const offerSavingsFields = texts('console.marketplace.offerSavingsFields', {
  savingsInWords: 'Savings, in words',
  description: 'For example, “20% off the first year”.',
  percentOfTheUsual: 'Percent off the regular price (optional)',
  countsTowardThePages: 'Counts toward the page’s savings text.',
  pleaseEnterAWhole: 'Please enter a whole number from 1 to 100.',
  firstDayOptional: 'First day (optional)',
  lastDayOptional: 'Last day (optional)',
  afterThisDayNo: 'After this day, the offer disappears.',
});

export const offerDialog = texts('console.marketplace.offerDialog', {
  newOffer: 'New offer',
  editTitle: 'Edit {title}',
  saveDraft: 'Save draft',
  saveChanges: 'Save changes',
  theDraftIsSaved: 'The draft was saved. Publish it when it’s ready.',
  theOfferWasChanged: 'The offer was changed.',
  partner: 'Partner',
  category: 'Category',
  title: 'Title',
  weEarnACommission: 'We earn a commission, and the offer discloses this to customers',
  featuredAlsoShownAt: 'Featured: also shown at the top of the marketplace',
});

export const ownOffersTable = texts('console.marketplace.ownOffersTable', {
  notPublished: 'Not published',
  planned: 'Scheduled',
  customersSeeIt: 'Customers see it',
  over: 'Ended',
  yourOffers: 'Your offers',
  title: 'You have no offers yet',
  whatYouArrangeWith: 'Offers you arrange with a partner appear at the top of the marketplace.',
  startWithAPartner: 'Start with a partner below, then describe what it offers.',
  offer: 'Offer',
  partner: 'Partner',
  state: 'Status',
  commission: 'Commission',
  good: 'Valid',
  codesLeft: 'Codes left',
  noneNeeded: 'None needed',
  codesLeftOfCodes: '{codesLeft} of {codes}',
  interested: 'Interested',
  edit: 'Edit',
  codes: 'Codes',
  withdraw: 'Withdraw',
  publish: 'Publish',
  delete: 'Delete',
  always: 'Always',
  fromValidFrom: 'From {validFrom}',
  untilUntil: 'Until {until}',
});

export const partnerDialog = texts('console.marketplace.partnerDialog', {
  newPartner: 'New partner',
  editName: 'Edit {name}',
  addPartner: 'Add partner',
  saveChanges: 'Save changes',
  thePartnerWasAdded: 'The partner was added.',
  thePartnerWasChanged: 'The partner was updated.',
  name: 'Name',
  setsTheAddressOf: 'Sets the address of the partner’s page, which can’t be changed later.',
  whatItDoesIn: 'What it does, in one sentence',
  aboutThePartner: 'About the partner',
  website: 'Website',
});

export const partnersTable = texts('console.marketplace.partnersTable', {
  yourPartners: 'Your partners',
  title: 'You have no partners yet',
  aPartnerIsA: 'A partner is a company whose offers are available to your customers on terms you arranged.',
  partner: 'Partner',
  whatItDoes: 'What it does',
  page: 'Page',
  offers: 'Offers',
  edit: 'Edit',
  delete: 'Delete',
});

export const savingsCard = texts('console.marketplace.savingsCard', {
  title: 'Savings text',
  change: 'Change',
  save: 'Save',
  theSavingsTextWas: 'The savings text was changed.',
  textOptional: 'Text (optional)',
  description:
    'For example, “up to 66%”. Customers see this text as long as an offer saves that much; if the best offer saves less, they see its percentage instead.',
  thePagePromisesNo: 'The page doesn’t promise any savings.',
  textIsNotShown: '“{text}” is not shown: no offer takes a percentage off a price right now.',
  youWroteTextCustomers: 'You wrote “{text}”. Customers see “{shown}”, because no offer saves more.',
  customersSeeShown: 'Customers see “{shown}”.',
});

export const standingOffersTable = texts('console.marketplace.standingOffersTable', {
  builtInOffers: 'Built-in offers',
  offer: 'Offer',
  partner: 'Partner',
  state: 'Status',
  hidden: 'Hidden',
  customersSeeIt: 'Customers see it',
  lastChecked: 'Last checked',
  over180DaysAgo:
    'Over 180 days ago: customers are warned, and the offer is not recommended. Check the offer, or hide it.',
  interested: 'Interested',
  show: 'Show',
  hide: 'Hide',
});

export const marketplaceConsolePage = texts('console.marketplace.marketplaceConsolePage', {
  marketplace: 'Marketplace',
  description: 'Partner offers that your customers see. Some are built in; the ones you arrange yourself come first.',
  loadingTheOffers: 'Loading the offers',
  what: 'The marketplace',
  theOfferIsWithdrawn: 'The offer was withdrawn. Codes already given out remain valid.',
  customersSeeItNow: 'Customers see the offer now.',
  title: 'Your offers',
  newOffer: 'New offer',
  yourPartners: 'Your partners',
  newPartner: 'New partner',
  builtInOffers: 'Built-in offers',
  publicOffersThatAnyone: 'Public offers that anyone can use. Hide any you don’t want to recommend.',
  customersNoLongerSee: 'Customers no longer see the offer.',
  customersSeeItAgain: 'Customers see the offer again.',
  deletePartner: 'Delete partner',
  thisPartnerHasOffers: 'This partner has offers. Delete them first.',
  thePartnerWasDeleted: 'The partner was deleted.',
  itsPageInThe: 'Its page in the marketplace will be removed.',
  deleteOffer: 'Delete offer',
  customersSeeThisOffer: 'Customers see this offer. Withdraw it first.',
  theOfferWasDeleted: 'The offer was deleted.',
  peopleWhoAreInterested: 'People who are interested stay on the list.',
  itsCodesLeftUnusedCodes:
    'Its {codesLeft, plural, one {unused code} other {# unused codes}} will be lost. People who are interested stay on the list.',
});

export const marketplaceConsole = texts('console.marketplace.marketplaceConsole', {
  interestInOffers: 'Interest in offers',
  marketplace: 'Marketplace',
});
