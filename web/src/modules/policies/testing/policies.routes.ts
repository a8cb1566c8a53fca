/** An example of every address of the module, with the pattern of the page that serves it and the module that the plan has to hold. */
export default [
  ['/securitypolicy', '/securitypolicy', 'compliance'],
  ['/policy-interview', '/policy-interview', 'compliance'],
  ['/policy-coverage', '/policy-coverage', 'compliance'],
  ['/securitypolicy/$id', '/securitypolicy/7', 'compliance'],
  ['/securitypolicy/$id/$version', '/securitypolicy/7/2', 'compliance'],
] as const;
