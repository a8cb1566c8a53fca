import { texts } from '../texts/texts.ts';

export const countryNames = texts('countries.names', {
  /** In a list of countries, after Germany, France and others. */
  otherEu: 'Another EU country',
});

/** Lines of policies about the law of a state of the US, with names of authorities and laws as they are; 0 days where the law sets none. */
export const stateLines = texts('countries.stateLines', {
  regulator:
    'Notify the {authority}{within, plural, =0 {} other { within # days}} when {from, plural, =1 {any resident of the state is affected} other {# or more residents are affected}} ({law}).',
  people:
    'Notify residents whose data was taken, without unreasonable delay{within, plural, =0 {} other {, within # days}} ({law}).',
});
