import { z } from 'zod';
import { isDeniedLink } from '../crawl/denied-link.ts';
import { PRODUCT_GROUPS } from './product-groups.ts';
import { compareProductVersions } from './version-order.ts';

/** Requests that one product may cost beside the pages that are read anyway. */
export const MAX_PATHS = 3;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const VERSION = /^\d[\w.+-]{0,40}$/;
/** A path that any visitor may ask for, with a question in GraphQL or without: no way up, nothing encoded, no words that change something. */
const path = z
  .string()
  .max(200)
  .regex(/^\/[\w./~@-]*(?:\?[\w.=&(){}:,-]*)?$/, 'must be a plain path such as /readme.html')
  .refine((value) => !value.includes('..'), 'must not lead upwards')
  .refine((value) => !isDeniedLink(`https://site.example${value}`), 'looks like a link that changes something');

/** Repeating a group without limit, looking behind and referring back are what makes patterns slow. */
const SLOW = /\)(?:[*+]|\{\d+,\})|\(\?<[=!]|\\[1-9]|\\k</;

function faultOf(pattern: string): string | null {
  if (SLOW.test(pattern)) return 'repeats a group without limit, looks behind or refers back';
  try {
    const groups = new RegExp(`${pattern}|`).exec('')?.groups ?? {};
    const others = Object.keys(groups).filter((name) => name !== 'version');
    return others.length > 0 ? `names a group other than "version": ${others.join(', ')}` : null;
  } catch (error) {
    return (error as Error).message;
  }
}

const pattern = z
  .string()
  .min(3)
  .max(700)
  .superRefine((value, context) => {
    const fault = faultOf(value);
    if (fault !== null) context.addIssue({ code: 'custom', message: `The pattern ${fault}` });
  });

const status = z.array(z.number().int().min(200).max(599)).min(1).readonly();

const tellSchema = z.strictObject({
  /** Where it is asked for; on any page that a scan reads when left out. */
  path: path.exactOptional(),
  from: z
    .string()
    .regex(/^(?:body|address|cookie|header:[a-z0-9-]+)$/, 'must be "body", "address", "cookie" or "header:name"'),
  pattern,
  /** What the body has to hold besides, where one program answers in the name of several. */
  besides: pattern.exactOptional(),
  /** The version is one number, two digits for each part but the first: 10604 is 1.6.4. */
  isPacked: z.literal(true).exactOptional(),
  /** Answers of other kinds tell nothing; below 400 when left out. */
  status: status.exactOptional(),
  /** What stands there is only the beginning of the version, such as "10" of 10.2.3. */
  isBranch: z.literal(true).exactOptional(),
});

const version = z.string().regex(VERSION, 'must be a version such as 5.0.19');
const rangeSchema = z
  .strictObject({ introduced: version.exactOptional(), fixed: version })
  .refine(({ introduced = '0', fixed }) => compareProductVersions(introduced, fixed) < 0, 'begins after its end');

const CVSS = { critical: [9, 10], high: [7, 8.9], medium: [4, 6.9] } as const;
const sentences = z.string().min(20).max(480);
const day = z.iso.date();

const flawSchema = z
  .strictObject({
    cve: z.string().regex(/^CVE-\d{4}-\d{4,7}$/),
    severity: z.enum(['critical', 'high', 'medium']),
    cvss: z.number().min(4).max(10),
    /** The day on which CISA listed it as exploited. */
    exploitedSince: day.exactOptional(),
    affected: z.array(rangeSchema).min(1).readonly().exactOptional(),
    /** An answer that only an affected version gives. */
    answer: z.strictObject({ path, status, pattern, not: pattern.exactOptional() }).exactOptional(),
    /** What has to be so beside the version, such as a part that is switched on. */
    onlyIf: z.string().min(10).max(250).exactOptional(),
    /** For those who keep the data: what the ranges leave out, and why. */
    caveat: z.string().max(400).exactOptional(),
    means: sentences,
    fix: sentences,
    source: z
      .array(z.url({ protocol: /^https$/ }))
      .min(1)
      .readonly(),
    looked: day,
  })
  .refine(
    ({ affected, answer }) => (affected === undefined) !== (answer === undefined),
    'needs either "affected" or "answer"',
  )
  .refine(
    ({ severity, cvss }) => cvss >= CVSS[severity][0] && cvss <= CVSS[severity][1],
    'has a CVSS that is not of its severity',
  );

const exampleSchema = z.strictObject({
  path: z.string().startsWith('/'),
  status: z.number().int().exactOptional(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

/** One product with its known flaws, as a file of `products` or a signed file holds it. */
export const knownProductSchema = z
  .strictObject({
    product: z.string().min(2).max(80),
    slug: z.string().regex(SLUG),
    vendor: z.string().min(1).max(80),
    group: z.enum(PRODUCT_GROUPS),
    what: z.string().min(10).max(200),
    /** Its paths are asked for although no page told of it: for what shows nothing on its start page. */
    isAskedUnseen: z.literal(true).exactOptional(),
    /** Distributions package it and repair old versions without another number: one that names a distribution is not judged. */
    isPackaged: z.literal(true).exactOptional(),
    /** Versions that distributions have kept and repaired without saying so anywhere; they are not judged. */
    distributed: z.array(version).readonly().exactOptional(),
    /** Its paths are asked for where the product of this slug was recognized. */
    isAskedWith: z.string().regex(SLUG).exactOptional(),
    tells: z.array(tellSchema).min(1).readonly(),
    flaws: z.array(flawSchema).min(1).readonly(),
    exampleSound: exampleSchema,
    exampleFlawed: exampleSchema,
  })
  .superRefine((product, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', message });
    const cves = product.flaws.map(({ cve }) => cve);
    if (new Set(cves).size < cves.length) issue('names a CVE twice');
    if (pathsOf(product).length > MAX_PATHS) issue(`asks for more than ${MAX_PATHS} paths`);
    const showsVersion = product.tells.some((tell) => tell.pattern.includes('(?<version>'));
    if (!showsVersion && product.flaws.some(({ affected }) => affected !== undefined))
      issue('has versions that no tell shows');
    const isAsked = product.isAskedUnseen === true || product.isAskedWith !== undefined;
    const isSeen = isAsked || product.tells.some((tell) => tell.path === undefined);
    if (!isSeen) issue('is never recognized: no tell on pages, and never asked for');
  });

export type KnownProduct = z.infer<typeof knownProductSchema>;
export type KnownFlaw = KnownProduct['flaws'][number];

/** Paths that a product's version or flaws may need, in the order of their use. */
export function pathsOf({ tells, flaws }: Pick<KnownProduct, 'tells' | 'flaws'>): readonly string[] {
  const all = [...tells.map((tell) => tell.path), ...flaws.map(({ answer }) => answer?.path)];
  return [...new Set(all.filter((one) => one !== undefined))];
}

/** All products with the day on which the list was made, as a signed file carries it. */
export const knownFlawsSchema = z.strictObject({
  kind: z.literal('known-flaws'),
  /** UTC, so that two lists of one day have an order. */
  madeAt: z.iso.datetime(),
  products: z.array(knownProductSchema).min(1).max(2_000).readonly(),
});

export type KnownFlaws = z.infer<typeof knownFlawsSchema>;
