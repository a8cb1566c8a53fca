import { texts } from '@portal/domain/texts/texts.ts';

export const countriesCard = texts('settings.countriesCard', {
  title: 'Where you operate',
  description:
    'The countries where your company has people or locations. Policies, deadlines, and emergency contacts then reflect the laws and authorities there.',
  what: 'The countries',
  loading: 'Loading the countries',
  notSaidYet: 'You have not told us yet. Until you do, we assume this country: {country}.',
  mainCountry: 'Main country',
  mainCountryHelp: 'Its currency is used for payment limits.',
  chooseMain: 'Please choose your main country.',
  otherCountries: 'Other countries where you operate',
  state: 'U.S. state (optional)',
  stateHelp: 'Each state has its own data breach law.',
  save: 'Save countries',
  undo: 'Undo these changes',
});
