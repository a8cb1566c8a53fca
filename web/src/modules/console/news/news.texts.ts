import { texts } from '@portal/domain/texts/texts.ts';

export const maintenanceSwitchPage = texts('console.news.maintenanceSwitchPage', {
  maintenance: 'Maintenance',
  description:
    'While the portal is closed, everyone but staff sees one page with your message. Scans and emails continue.',
  what: 'The setting',
  loadingTheSwitch: 'Loading the setting',
  title: 'The portal’s configuration keeps it closed.',
  removeTheMaintenanceSetting: 'Remove the MAINTENANCE setting and restart the portal to open it.',
  thePortalIsClosed: 'The portal is closed.',
  thePortalIsOpen: 'The portal is open.',
  whatPeopleSee: 'What people see',
  noteTitle: 'Title',
  subHeadOptional: 'Subhead (optional)',
  content: 'Content',
  sayHowLongAnd: 'Say how long this will take, and what people can do in the meantime.',
  changeTheTexts: 'Change the text',
  closeThePortal: 'Close the portal',
  openThePortal: 'Open the portal',
  showTheMaintenancePage: 'Show the maintenance page?',
  openTitle: 'Open the portal?',
  showIt: 'Show it',
  open: 'Open',
  everyoneButStaffIs:
    'Within seconds, everyone but staff will be interrupted and see your message. Staff can sign in through the link on that page.',
  everyoneCanWorkAgain:
    'Everyone will be able to work again within seconds. People who were signed in will still be signed in.',
});

export const promotionPreview = texts('console.news.promotionPreview', {
  whatPeopleSeeAbove: 'What people see above every page',
  yourText: 'Your text',
});

export const promotionDialog = texts('console.news.promotionDialog', {
  newPromotion: 'New promotion',
  editPromotion: 'Edit promotion',
  createPromotion: 'Create promotion',
  saveChanges: 'Save changes',
  thePromotionIsPlanned: 'The promotion is scheduled.',
  thePromotionWasChanged: 'The promotion was changed.',
  peopleWhoHaveClosed: 'People who have closed this promotion won’t see it again.',
  text: 'Text',
  linkOptional: 'Link (optional)',
  description: 'https://… or a portal page, such as /plan',
  linkTextOptional: 'Link text (optional)',
  firstDay: 'First day',
  lastDay: 'Last day',
  brand: 'Brand',
  allBrands: 'All brands',
});

export const promotionsTable = texts('console.news.promotionsTable', {
  planned: 'Scheduled',
  running: 'Running',
  over: 'Ended',
  promotions: 'Promotions',
  title: 'No promotions yet',
  aPromotionIsOne: 'A promotion is one line with a link, shown above every page until people close it.',
  text: 'Text',
  brand: 'Brand',
  all: 'All',
  time: 'Dates',
  state: 'Status',
  edit: 'Edit',
  delete: 'Delete',
});

export const releaseNoteDialog = texts('console.news.releaseNoteDialog', {
  theReleaseNoteIs: 'The release note is published.',
  theDraftIsSaved: 'The draft was saved.',
  newReleaseNote: 'New release note',
  editReleaseNote: 'Edit release note',
  saveAndPublish: 'Save and publish',
  saveDraft: 'Save draft',
  title: 'Title',
  text: 'Text',
  description: 'A blank line starts a new paragraph; lines that start with a hyphen become a list.',
  publishedEveryoneWhoWas: 'Published: everyone who has been here before sees it once',
});

export const releaseNotesTable = texts('console.news.releaseNotesTable', {
  releaseNotes: 'Release notes',
  title: 'No release notes yet',
  tellPeopleWhatIs: 'Tell people what’s new: each person sees a note once and can find it again in the account menu.',
  noteTitle: 'Title',
  state: 'Status',
  draft: 'Draft',
  publishedPublishedAt: 'Published {publishedAt}',
  edit: 'Edit',
  delete: 'Delete',
});

export const newsPage = texts('console.news.newsPage', {
  news: 'News',
  description: 'What your customers see from you in their portals.',
  what: 'The promotions',
  theReleaseNotes: 'The release notes',
  loadingTheNews: 'Loading the news',
  title: 'Promotions',
  newPromotion: 'New promotion',
  deleteThisPromotion: 'Delete this promotion?',
  noOneWillSee: 'No one will see “{text}” anymore.',
  releaseNotes: 'Release notes',
  newReleaseNote: 'New release note',
  deleteThisReleaseNote: 'Delete this release note?',
  titleWillNoLonger: '“{title}” will no longer be available.',
  delete: 'Delete',
  keepIt: 'Keep it',
  itWasDeleted: 'It was deleted.',
});
