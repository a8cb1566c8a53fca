/** An example of every address of the module, with the pattern of the page that serves it and the module that the plan has to hold. */
export default [
  ['/training', '/training', 'training'],
  ['/training/$tab', '/training/courses', 'training'],
  ['/training/$tab/$course', '/training/courses/phishing', 'training'],
  ['/training/$tab/$course/$trainee', '/training/courses/phishing/sam', 'training'],
] as const;
