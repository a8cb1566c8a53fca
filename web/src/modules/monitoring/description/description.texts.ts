import { texts } from '@portal/domain/texts/texts.ts';

export const descriptionDialog = texts('monitoring.description.dialog', {
  title: 'API Description',
  close: 'Close',
  retry: 'Retry',
  what: 'The API description could not be changed.',
  intro:
    'Give us a description of {name}’s interface (API), and scans will also try calls that no page makes. Only calls that read or search are tried, and only on the website itself.',
  accepted: 'OpenAPI 2 or 3 (JSON or YAML), a Postman collection 2.1, or a HAR file, up to {megabytes} MB',
  notKept: 'We keep the list of operations, not the file.',
  notLoaded: 'The API description could not be loaded. Please try again.',
  notAvailable: 'This portal’s scanner cannot use API descriptions.',
  wrongLevel:
    '{name} is scanned at the {level} level, which does not use the description. Choose {normal} or {full} in the schedule.',
  file: 'File with the description',
  paste: 'Or paste the description',
  save: 'Read the description',
  replace: 'Replace',
  remove: 'Remove',
  cancel: 'Cancel',
});

export const descriptionView = texts('monitoring.description.view', {
  openapi: 'OpenAPI: {file}',
  postman: 'Postman collection: {file}',
  har: 'HAR file: {file}',
  saved: 'Saved by {name} on {day}.',
  understood: '{count, plural, one {# operation recognized} other {# operations recognized}}',
  none: 'Scans try none of these operations.',
  left: '{count, plural, one {# operation skipped} other {# operations skipped}}',
  operation: '{method} {path}',
  leftOperation: '{method} {path}: {reason}',
});

/** Why an operation is left out; each follows what it is called. */
export const leftOperationReasons = texts('monitoring.description.left', {
  OTHER_HOST: 'another website',
  CHANGES: 'may change or delete something',
  BODY: 'its data is not JSON, XML or a form',
  LIMIT: 'beyond the 200 operations that a scan tries',
});
