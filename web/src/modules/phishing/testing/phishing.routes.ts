/** An example of every address of the module, with the pattern of the page that serves it and the module that the plan has to hold. */
export default [
  ['/phishing', '/phishing', 'phishing'],
  ['/phishing/new', '/phishing/new', 'phishing'],
  ['/phishing/templates', '/phishing/templates', 'phishing'],
  ['/phishing/allow-list', '/phishing/allow-list', 'phishing'],
  ['/phishing/settings', '/phishing/settings', 'phishing'],
  ['/phishing/$campaign', '/phishing/3f2c1d84-0a6d-4a7e-9a68-1f0b3c5d7e9a', 'phishing'],
] as const;
