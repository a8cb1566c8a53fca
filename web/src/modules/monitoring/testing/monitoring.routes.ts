/** An example of every address of the module, with the pattern of the page that serves it and the module that the plan has to hold. */
export default [
  ['/webappscan', '/webappscan', 'monitoring'],
  ['/webappscan/$websiteName', '/webappscan/Our%20shop', 'monitoring'],
  ['/webappscan/$websiteName/findings', '/webappscan/Our%20shop/findings', 'monitoring'],
  ['/webappscan/$websiteName/findings/$findingId', '/webappscan/Our%20shop/findings/1', 'monitoring'],
] as const;
