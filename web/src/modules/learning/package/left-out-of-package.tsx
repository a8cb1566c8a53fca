/** Stands in a packaged course for what only the portal has: the year around the course. */
export const BackToYear = () => null;

/** Certificates are the portal's; the learning system has its own. */
export const CertificateButton = () => null;
