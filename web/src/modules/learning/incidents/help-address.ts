import { HELP_FOR_ANYBODY } from '../../../portal/incidents/help-address.ts';

/** The page that leads to the kinds: of anybody, or of whoever has the link of a firm's card. */
export const baseAddress = (token: string | null) => (token === null ? HELP_FOR_ANYBODY : `/emergency/${token}`);
