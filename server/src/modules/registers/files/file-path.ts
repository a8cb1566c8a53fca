/** The folder of all evidence; outside the organization's own, whose files its members may ask for by their paths. */
export const FILES_FOLDER = 'registers';
export const filePath = (orgId: string, fileId: string) => `${FILES_FOLDER}/${orgId}/${fileId}`;
