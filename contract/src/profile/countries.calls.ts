import { call, done, noInput, withData } from '../call.ts';
import { chosenCountries, countriesView } from './countries.schemas.ts';

/** Countries and states to choose from, named in the user's language, and where the firm works. */
export const getCountries = call({
  method: 'GET',
  path: '/profile/getCountries',
  access: 'member',
  input: noInput,
  output: withData(countriesView),
  errors: [],
});

/** Says where the firm works; refused when others changed it since `before` was read. */
export const saveCountries = call({
  method: 'POST',
  path: '/profile/saveCountries',
  access: 'member',
  input: chosenCountries,
  output: done,
  errors: [],
});
