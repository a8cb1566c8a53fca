import manifest from '../../../package.json' with { type: 'json' };

/** Version of the portal that runs, as `major.minor.patch`. */
export const PORTAL_VERSION: string = manifest.version;
