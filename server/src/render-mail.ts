import { renderMailWith } from './emails/mail-request.ts';
import { MODULES } from './modules.ts';

/** Renders any email of any module. */
export const renderMail = renderMailWith(MODULES.map(({ mails = {} }) => mails));
