import { texts } from '@portal/domain/texts/texts.ts';

export const place = texts('console.words.place', {
  label: 'Your own words',
});

export const page = texts('console.words.page', {
  title: 'Your own words',
  what: 'texts',
  search: 'Search by text or name',
  brand: 'Brand',
  language: 'Language',
  shown: 'Show',
  all: 'All texts ({count, number})',
  own: 'In your words ({count, number})',
  changed: 'Original has changed ({count, number})',
  part: 'Part of the portal',
  allParts: 'All parts',
  howItWorks:
    'You can reword any text that people read on pages, in emails, and in documents, for each brand and language. When an update changes the original, we’ll tell you here.',
});

export const languages = texts('console.words.languages', {
  title: 'Not everything is available in {language}',
  part: '{name}: {translated, number} of {total, number}',
  shownInEnglish: 'Anything missing is shown in English.',
});

export const table = texts('console.words.table', {
  text: 'Text',
  name: 'Name',
  state: 'Status',
  original: 'Original',
  own: 'Your words',
  changed: 'Original has changed',
  notShown: 'No longer matches',
  edit: 'Edit',
  useOriginal: 'Use the original',
  nothingFound: 'Nothing found',
  tryOther: 'Try part of the text as people see it, or choose another part of the portal.',
  noneYet: 'You haven’t changed any texts yet',
  howToBegin: 'Show all texts, find the wording you want to change, and edit it.',
  originalIsBack: 'The original is shown again.',
});

export const dialog = texts('console.words.dialog', {
  title: 'Say it in your own words',
  original: 'Original',
  english: 'English',
  before: 'Original at the time you wrote yours',
  words: 'Your words',
  keepNames: 'Keep anything in braces or tags as is: {names}. The portal fills it in.',
  preview: 'How it will read',
  noPreview: 'A preview isn’t available yet: a brace or a tag isn’t closed.',
  save: 'Save',
  keep: 'Keep my words',
  saved: 'People now see your words.',
});
