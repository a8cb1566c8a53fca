/** Address of a website's findings over time. */
export const findingsPath = (websiteName: string) => `/webappscan/${encodeURIComponent(websiteName)}/findings`;

/** Address of one finding. */
export const findingPath = (websiteName: string, findingId: string) => `${findingsPath(websiteName)}/${findingId}`;
