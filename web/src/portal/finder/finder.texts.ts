import { texts } from '@portal/domain/texts/texts.ts';

export const finderList = texts('frame.finder.finderList', {
  found: 'Found',
  opensInANew: 'Opens in a new tab',
});

export const finder = texts('frame.finder.finder', {
  title: 'Find anything',
  searching: 'Searching…',
  chooseAPageOr: 'Choose a page, or type what you are looking for.',
  found: '{count, number} found.',
  typeAnotherLetter: 'Type another letter.',
  nothingFound: 'Nothing found for “{typed}”. Try fewer letters, or another word.',
});
