import { texts } from '@portal/domain/texts/texts.ts';

export const passwordField = texts('ui.fields.passwordField', {
  hidePassword: 'Hide password',
  showPassword: 'Show password',
});

export const strengthMeter = texts('ui.fields.strengthMeter', {
  veryWeak: 'Very weak',
  weak: 'Weak',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
  passwordStrengthWord: 'Password strength: <span>{word}</span>',
});

export const fileDrop = texts('ui.fields.fileDrop', {
  chooseFiles: 'Choose files',
  chooseAFile: 'Choose a file',
  chosenFiles: 'Chosen files',
  removeName: 'Remove {name}',
});

export const combobox = texts('ui.fields.combobox', {
  nothingMatches: 'Nothing matches.',
});

export const searchField = texts('ui.fields.searchField', {
  search: 'Search',
});
