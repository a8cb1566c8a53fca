/** Outside of the firm's own folder, whose files its members may ask for by their paths. */
const FOLDER = 'firm-exports';

const PATH = new RegExp(`^${FOLDER}/[\\da-f-]{36}/([\\da-f-]{36})\\.zip$`);

/** Where the file with everything of a firm is kept. */
export const exportPath = (orgId: string, exportId: string) => `${FOLDER}/${orgId}/${exportId}.zip`;

/** The id of the file at a path; null for paths of other things. */
export const exportIdAt = (path: string): string | null => PATH.exec(path)?.[1] ?? null;
