/** An example of every address of the module beside those of the specification, with the pattern of the page that serves it and who may see it. */
export default [['/accessibility', '/accessibility', 'public']] as const;
