/** What a template imitates. Nobody gets the same trick twice in a row where another is left. */
export const TRICKS = [
  'applicant',
  'bank-details',
  'boss',
  'calendar',
  'complaint',
  'consent',
  'device-code',
  'help-desk',
  'invoice',
  'package',
  'password',
  'qr',
  'renewal',
  'scan',
  'shared-file',
  'signature',
  'survey',
  'voice-note',
] as const;
export type Trick = (typeof TRICKS)[number];

/** Whose work a template is about; `everyone` fits all. */
export const TEMPLATE_ROLES = ['everyone', 'money', 'owner', 'it', 'front-desk'] as const;
export type TemplateRole = (typeof TEMPLATE_ROLES)[number];

/** What a click opens: the lesson at once, or an imitation that sends nothing and then opens the lesson. */
export const CLICK_PAGES = ['lesson', 'sign-in', 'consent', 'code', 'payment'] as const;

/** 1 has several clear signs, 2 two or three, 3 one or two quiet ones. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];
