/** An example of every address of the module, with the pattern of the page that serves it and the module that the plan has to hold. */
export default [
  ['/registers', '/registers', 'compliance'],
  ['/registers/$register', '/registers/suppliers', 'compliance'],
  ['/registers/$register/$entry', '/registers/suppliers/new', 'compliance'],
] as const;
