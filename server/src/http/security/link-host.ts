/** What the page that a simulated phishing link opens asks for. */
const OF_LINKS = [
  /^\/look\/[\w-]+$/,
  /^\/api\/phishing\/(?:open|visit|further|lessonDone)$/,
  /^\/api\/getCSRFToken$/,
  /^\/api\/utils\/(?:logger|cspReport)$/,
  /^\/api\/portal\/ownWords\//,
  /^\/api\/resources\//,
  /^\/assets\//,
  /^\/[\w-]+\.(?:js|svg|png|ico)$/,
];

/**
 * Whether an address may be asked for at the host that simulated phishing links lead to. Nothing else is there, above all no page to
 * sign in at: nobody is to learn that such an address is a good place for a password.
 */
export const isServedAtLinkHost = (path: string): boolean => OF_LINKS.some((pattern) => pattern.test(path));
