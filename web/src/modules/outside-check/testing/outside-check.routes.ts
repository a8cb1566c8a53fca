/** An example of every address of the module, with the pattern of the page that serves it and who may see it. */
export default [
  ['/check', '/check', 'public'],
  ['/check/$subscriptionId', '/check/harbor-bank', 'public'],
  ['/check/result/$checkId', '/check/result/0198a6f0-0000-4000-8000-0000000000aa', 'public'],
] as const;
