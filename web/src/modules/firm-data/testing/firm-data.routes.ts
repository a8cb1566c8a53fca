/** An example of every address of the module, with the pattern of the page that serves it and who may see it. */
export default [['/company-data', '/company-data', 'account']] as const;
