import { z } from 'zod';
import { call, linkToken, namedFile, withData } from '../call.ts';
import { contactView, countryCode, helpView } from './incident-help.schemas.ts';

/** Calls of people who have the link of a firm's emergency card; none of them changes anything. */
const personal = { access: 'public', method: 'POST', isPassive: true } as const;
const withLink = z.object({ token: linkToken, country: countryCode.optional() });

/** A firm's emergency card with the steps. */
export const openEmergencyLink = call({
  ...personal,
  path: '/emergencyLink/open',
  input: withLink,
  output: withData(z.object({ organisation: z.string(), contacts: z.array(contactView), help: helpView })),
  errors: ['EMERGENCY_LINK_INVALID'],
  duringMaintenance: true,
  perMinute: 60,
});

/** The same as one HTML file that needs no connection. */
export const emergencyLinkFile = call({
  ...personal,
  path: '/emergencyLink/file',
  input: withLink,
  output: namedFile,
  errors: ['EMERGENCY_LINK_INVALID'],
  file: 'text/html; charset=utf-8',
  isDownload: true,
  perMinute: 20,
});

/** The card for the wallet. */
export const emergencyLinkCard = call({
  ...personal,
  path: '/emergencyLink/card',
  input: withLink,
  output: namedFile,
  errors: ['EMERGENCY_LINK_INVALID'],
  file: 'application/pdf',
  isDownload: true,
  perMinute: 6,
});
