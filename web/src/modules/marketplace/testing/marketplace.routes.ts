/** An example of every address of the module, with the pattern of the page that serves it and the module that the plan has to hold. */
export default [
  ['/marketplace', '/marketplace', 'marketplace'],
  ['/marketplace/$partner', '/marketplace/acme', 'marketplace'],
  ['/console/$list', '/console/marketplace', 'console'],
  ['/console/$list', '/console/marketplace-interest', 'console'],
] as const;
