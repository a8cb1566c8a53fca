import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** Settings of outside services that may stand in for what the portal brings along; see `config.ts`. */
export const PROVIDER_SETTINGS = {
  IDENTITY: z.enum(['builtin', 'cognito']).default('builtin').describe('builtin or cognito'),
  COGNITO_USER_POOL_ID: z
    .string()
    .regex(/^[\w-]{1,55}_[0-9a-zA-Z]{1,55}$/)
    .optional()
    .describe('the id of a user pool, such as eu-west-1_AbCdEfGhI'),
  COGNITO_CLIENT_ID: z
    .string()
    .regex(/^\w{1,128}$/)
    .optional()
    .describe('the id of an app client of the user pool'),
  COGNITO_ENDPOINT: webAddress.optional().describe('an address such as http://127.0.0.1:9229'),
  COGNITO_PASSWORD_RULE: z.enum(['portal', 'pool']).default('portal').describe('portal or pool'),
  CAPTCHA: z.enum(['altcha', 'recaptcha']).default('altcha').describe('altcha or recaptcha'),
  RECAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/)
    .optional()
    .describe('the site key of a reCAPTCHA v3'),
  RECAPTCHA_SECRET: z.string().min(10).max(200).optional().describe('the secret key of a reCAPTCHA v3'),
  RECAPTCHA_MIN_SCORE: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/)
    .transform(Number)
    .default(0.5)
    .describe('a number from 0 to 1'),
  RECAPTCHA_ENDPOINT: webAddress.optional().describe('an address such as http://127.0.0.1:8089'),
  BILLING: z.enum(['manual', 'chargebee']).default('manual').describe('manual or chargebee'),
  CHARGEBEE_SITE: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,62}$/i)
    .optional()
    .describe('the name of a Chargebee site, such as example-test'),
  CHARGEBEE_API_KEY: z.string().min(10).max(200).optional().describe('an API key of the Chargebee site'),
  CHARGEBEE_WEBHOOK_USER: z
    .string()
    .regex(/^[^:\s]{1,100}$/)
    .optional()
    .describe('a name without colons and spaces'),
  CHARGEBEE_WEBHOOK_PASSWORD: z.string().min(16).max(200).optional().describe('a secret of at least 16 characters'),
  CHARGEBEE_CATALOGUE: z
    .enum(['1', '2'])
    .default('2')
    .transform((value) => (value === '1' ? 1 : 2))
    .describe("1 or 2, the generation of the site's product catalogue"),
  CHARGEBEE_ENDPOINT: webAddress.optional().describe('an address such as http://127.0.0.1:8091'),
};

type Settings = z.output<z.ZodObject<typeof PROVIDER_SETTINGS>>;

/** The user pool that keeps the accounts when Amazon Cognito is the identity provider. */
export type CognitoSettings = {
  readonly userPoolId: string;
  readonly clientId: string;
  readonly region: string;
  /** Origin of the service, without a slash at the end. */
  readonly endpoint: string;
};

/** Google's reCAPTCHA v3, when it tells people from programs. */
export type RecaptchaSettings = {
  readonly siteKey: string;
  readonly secret: string;
  /** The lowest score that passes, from 0 (a program) to 1 (a person). */
  readonly minScore: number;
  /** Another host than Google's, for tests. */
  readonly endpoint: string | null;
};

/** The Chargebee site that takes the money. */
export type ChargebeeSettings = {
  readonly site: string;
  readonly apiKey: string;
  /** What Chargebee's webhooks prove themselves with. */
  readonly webhookUser: string;
  readonly webhookPassword: string;
  /** Generation of the site's product catalogue: 1 has plans, 2 has items with prices. */
  readonly catalogue: 1 | 2;
  /** Another address than Chargebee's, for tests. */
  readonly endpoint: string | null;
};

/** The user pool; null with the built-in identity provider. */
export function cognitoSettings(settings: Settings): CognitoSettings | null {
  const { COGNITO_USER_POOL_ID: userPoolId, COGNITO_CLIENT_ID: clientId, COGNITO_ENDPOINT: endpoint } = settings;
  if (settings.IDENTITY !== 'cognito' || userPoolId === undefined || clientId === undefined) return null;
  const [region = ''] = userPoolId.split('_');
  return { userPoolId, clientId, region, endpoint: endpoint ?? `https://cognito-idp.${region}.amazonaws.com` };
}

/** The reCAPTCHA; null with the proof of work. */
export function recaptchaSettings(settings: Settings): RecaptchaSettings | null {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = settings;
  if (settings.CAPTCHA !== 'recaptcha' || siteKey === undefined || secret === undefined) return null;
  const endpoint = settings.RECAPTCHA_ENDPOINT ?? null;
  return { siteKey, secret, minScore: settings.RECAPTCHA_MIN_SCORE, endpoint };
}

/** The Chargebee site; null with billing by hand. */
export function chargebeeSettings(settings: Settings): ChargebeeSettings | null {
  const { CHARGEBEE_SITE: site, CHARGEBEE_API_KEY: apiKey } = settings;
  const { CHARGEBEE_WEBHOOK_USER: webhookUser, CHARGEBEE_WEBHOOK_PASSWORD: webhookPassword } = settings;
  if (settings.BILLING !== 'chargebee' || site === undefined || apiKey === undefined) return null;
  if (webhookUser === undefined || webhookPassword === undefined) return null;
  const endpoint = settings.CHARGEBEE_ENDPOINT ?? null;
  return { site, apiKey, webhookUser, webhookPassword, catalogue: settings.CHARGEBEE_CATALOGUE, endpoint };
}

/** Settings that others make necessary. */
const NEEDS = [
  ['IDENTITY', 'cognito', ['COGNITO_USER_POOL_ID', 'COGNITO_CLIENT_ID']],
  ['CAPTCHA', 'recaptcha', ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET']],
  [
    'BILLING',
    'chargebee',
    ['CHARGEBEE_SITE', 'CHARGEBEE_API_KEY', 'CHARGEBEE_WEBHOOK_USER', 'CHARGEBEE_WEBHOOK_PASSWORD'],
  ],
] as const;

type Problem = { readonly name: string; readonly text: string };

/** What contradicts itself in these settings. */
export function providerContradictions(settings: Settings, isProduction: boolean): Problem[] {
  const problems: Problem[] = [];
  for (const [name, value, needed] of NEEDS) {
    const missing = settings[name] === value ? needed.filter((other) => settings[other] === undefined) : [];
    problems.push(...missing.map((other) => ({ name: other, text: `must be set with ${name}=${value}` })));
  }
  if (settings.IDENTITY === 'builtin' && settings.COGNITO_PASSWORD_RULE === 'pool')
    problems.push({ name: 'COGNITO_PASSWORD_RULE', text: 'can be pool only with IDENTITY=cognito' });
  for (const name of ['COGNITO_ENDPOINT', 'RECAPTCHA_ENDPOINT', 'CHARGEBEE_ENDPOINT'] as const) {
    if (isProduction && settings[name]?.startsWith('http:') === true)
      problems.push({ name, text: 'must start with https:// while PRODUCTION is on' });
  }
  return problems;
}
