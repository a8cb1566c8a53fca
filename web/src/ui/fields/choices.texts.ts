import { texts } from '@portal/domain/texts/texts.ts';

export const combobox = texts('ui.fields.combobox', {
  nothingMatches: 'No matches.',
});

export const searchField = texts('ui.fields.searchField', {
  search: 'Search',
});

export const strengthMeter = texts('ui.fields.strengthMeter', {
  veryWeak: 'Very weak',
  weak: 'Weak',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
  passwordStrengthWord: 'Password strength: <span>{word}</span>',
});
