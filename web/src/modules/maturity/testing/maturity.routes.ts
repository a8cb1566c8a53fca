/** An example of every address of the module, with the pattern of the page that serves it and the module that the plan has to hold. */
export default [
  ['/cybermaturity', '/cybermaturity', 'cybermaturity'],
  ['/cybermaturity/assessment', '/cybermaturity/assessment', 'cybermaturity'],
  ['/cybermaturity/assessment/$elementPath', '/cybermaturity/assessment/start', 'cybermaturity'],
  ['/cybermaturity/report', '/cybermaturity/report', 'cybermaturity'],
  ['/zimm/assessment/$category', '/zimm/assessment/people', 'cybermaturity'],
] as const;
