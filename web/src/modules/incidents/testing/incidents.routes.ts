/** An example of every address of the module, with the pattern of the page that serves it and who may see it. */
export default [
  ['/incidents', '/incidents', 'account'],
  ['/incidents/card', '/incidents/card', 'account'],
  ['/incidents/help/$kind', '/incidents/help/mailbox', 'account'],
  ['/incidents/record/$incident', '/incidents/record/3f2c1d84-0a6d-4a7e-9a68-1f0b3c5d7e9a', 'account'],
] as const;
