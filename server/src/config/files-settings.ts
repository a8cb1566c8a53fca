import { z } from 'zod';
import { contradictionsOf, type Problem, webAddress } from './outside-settings.ts';

/** Settings of where files are kept; see `config.ts`. */
export const FILES_SETTINGS = {
  FILES: z.enum(['disk', 's3']).default('disk').describe('disk or s3'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)
    .optional()
    .describe('the name of a bucket, such as portal-files'),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{1,40}$/)
    .optional()
    .describe('a region, such as eu-west-1'),
  S3_ENDPOINT: webAddress.optional().describe('an address such as https://s3.example.com'),
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^\w{3,128}$/)
    .optional()
    .describe('the id of an access key'),
  S3_SECRET_ACCESS_KEY: z.string().min(3).max(200).optional().describe('the secret of an access key'),
};

/** A name without a dot is one of the network that containers share among themselves, and of no other. */
const NEIGHBOR = /^http:\/\/[a-z\d-]+(?::\d+)?$/i;

type Settings = z.output<z.ZodObject<typeof FILES_SETTINGS>>;

/** The bucket that keeps the files. */
export type S3Settings = {
  readonly bucket: string;
  readonly region: string;
  /** Another service than Amazon's; null for Amazon's own. */
  readonly endpoint: string | null;
  /** Null where Amazon's library finds the keys by itself: in its own variables, its files, or the machine's role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
};

/** The bucket; null where files are kept on this machine's disk. */
export function s3Settings(settings: Settings): S3Settings | null {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint = null } = settings;
  if (settings.FILES !== 's3' || bucket === undefined || region === undefined) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const credentials =
    accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey };
  return { bucket, region, endpoint, credentials };
}

/** What contradicts itself in these settings. */
export function filesContradictions(settings: Settings, isProduction: boolean): Problem[] {
  const needed = settings.FILES === 's3' ? (['S3_BUCKET', 'S3_REGION'] as const) : [];
  return [
    ...needed
      .filter((name) => settings[name] === undefined)
      .map((name) => ({ name, text: 'must be set with FILES=s3' })),
    ...contradictionsOf(settings, {
      together: [['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
      overHttps: isProduction && !NEIGHBOR.test(settings.S3_ENDPOINT ?? '') ? ['S3_ENDPOINT'] : [],
    }),
  ];
}
