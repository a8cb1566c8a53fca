/** An example of every address of the module, with the pattern of the page that serves it and the module that the plan has to hold. */
export default [
  ['/attacksurface', '/attacksurface', 'ratings'],
  ['/attacksurface/$tab', '/attacksurface/details', 'ratings'],
  ['/attacksurface/$tab', '/attacksurface/reports', 'ratings'],
  ['/attacksurface/$tab', '/attacksurface/method', 'ratings'],
] as const;
