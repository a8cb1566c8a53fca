import { texts } from '@portal/domain/texts/texts.ts';

export const messageForm = texts('console.messages.messageForm', {
  whoItIsFor: 'who it is for',
  aTitle: 'a title',
  aText: 'the text',
});

export const audienceWords = texts('console.messages.audienceWords', {
  allCustomers: 'All customers',
});

export const messagesTable = texts('console.messages.messagesTable', {
  messages: 'Messages',
  nothingFound: 'Nothing found',
  noMessagesYet: 'No messages yet',
  tryPartOfThe: 'Try part of the title, or another status.',
  tellYourCustomersWhat:
    'Tell your customers what they should know, such as a wave of fake invoices. You can see who has read it.',
  message: 'Message',
  forWhom: 'For',
  shown: 'Shown',
  published: 'Published',
  readBy: 'Read by',
  readByOfDelivered: '{readBy} of {delivered}',
});

export const messagesPage = texts('console.messages.messagesPage', {
  messages: 'Messages',
  what: 'messages',
  searchByTitle: 'Search by title',
  newMessage: 'New message',
  shownToCustomers: 'Shown to customers',
});

export const audienceFields = texts('console.messages.audienceFields', {
  allCustomers: 'All customers',
  description: 'Including those who sign up in the next 30 days.',
  customersByName: 'Customers by name',
  customersWithAPlan: 'Customers with a plan',
  customersOfABrand: 'Customers of a brand',
  whoItIsFor: 'Who it is for',
  customersWhoGetIt: 'Customers who get it',
  plans: 'Plans',
  brands: 'Brands',
});

export const messageStateCard = texts('console.messages.messageStateCard', {
  theDraftWasDeleted: 'The draft was deleted.',
  theMessageWasWithdrawn: 'The message was withdrawn.',
  draft: 'Draft',
  published: 'Published',
  writtenByCreatedByNo: 'Written by {createdBy}. No one sees it yet.',
  deleteDraft: 'Delete draft',
  withdraw: 'Withdraw',
  saveYourChangesFirst: 'Save your changes first.',
  deleteThisDraft: 'Delete this draft?',
  withdrawThisMessage: 'Withdraw this message?',
  keepIt: 'Keep it',
  itsTextIsGone: 'Its text will be deleted for good. No one has seen it.',
  forCustomersItIs: 'For customers, it will be as if it had never been there. It cannot be published again.',
  onFor: 'On {date}, for: {audience}',
  haveRead:
    '<big>{readBy, number}</big> of {delivered, plural, one {# customer has} other {# customers have}} read it.',
});

export const receiptsCard = texts('console.messages.receiptsCard', {
  what: 'Who has read it',
  loadingTheReaders: 'Loading the readers',
  description: 'Customers who have not read it yet come first.',
  title: 'No one has received it yet',
  itTakesAMoment: 'It takes a moment to reach everyone who should get it.',
  customer: 'Customer',
  readBy: 'Read by',
  noneOfPeopleYet: 'None of {people} yet',
  pagesOfCustomers: 'Pages of customers',
});

export const messageEditor = texts('console.messages.messageEditor', {
  theChangeIsSaved: 'The change was saved. Customers can see it now.',
  theDraftIsSaved: 'The draft was saved.',
  theMessageIsOn: 'The message is on its way to {count, plural, one {# customer} other {# customers}}.',
  allMessages: 'All messages',
  newMessage: 'New message',
  title: 'Title',
  text: 'Text',
  description: 'First say what they should do, then why.',
  notSavedYet: 'Not saved yet.',
  stillMissingMissing: 'Still missing: {missing}.',
  saveChanges: 'Save changes',
  saveDraft: 'Save draft',
  publish: 'Publish',
  publishThisMessage: 'Publish this message?',
  reaches:
    '{count, plural, one {# customer will see} other {# customers will see}} it right away and get an email. The email says only that there is something new, not what it is.',
});

export const withdrawnMessage = texts('console.messages.withdrawnMessage', {
  allMessages: 'All messages',
  thisWasWithdrawn: 'This was withdrawn.',
  thisWasWithdrawnOn: 'This was withdrawn on {withdrawnAt}.',
  customersDoNotSee: 'Customers no longer see it. It is kept here so you can look up what it said.',
});

export const messagePage = texts('console.messages.messagePage', {
  newMessage: 'New message',
  message: 'Message',
  what: 'The message',
  loadingTheMessage: 'Loading the message',
});
