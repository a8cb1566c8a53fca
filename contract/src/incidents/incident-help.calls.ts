import { z } from 'zod';
import { call, namedFile, withData } from '../call.ts';
import { countryCode, helpView } from './incident-help.schemas.ts';

const open = { access: 'public', method: 'GET' } as const;
const inCountry = z.object({ country: countryCode.optional() });

/** What to do when something has happened, for anybody, with the numbers of a country; guessed from the language where none is given. */
export const incidentHelp = call({
  ...open,
  path: '/incidentHelp/read',
  input: inCountry,
  output: withData(helpView),
  errors: [],
  duringMaintenance: true,
});

/** The same as one HTML file that needs no connection. */
export const incidentHelpFile = call({
  ...open,
  path: '/incidentHelp/file',
  input: inCountry,
  output: namedFile,
  errors: [],
  file: 'text/html; charset=utf-8',
  isDownload: true,
  perMinute: 20,
});

/** A card for the wallet with the numbers of a country, and lines to write one's own on. */
export const incidentHelpCard = call({
  ...open,
  path: '/incidentHelp/card',
  input: inCountry,
  output: namedFile,
  errors: [],
  file: 'application/pdf',
  isDownload: true,
  perMinute: 6,
});
