/** An example of every address of the module, with the pattern of the page that serves it and who may see it. */
export default [['/mail-choice/$token', `/mail-choice/${'x'.repeat(43)}`, 'public']] as const;
