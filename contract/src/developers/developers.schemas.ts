import { FIRM_SCOPES, PROVIDER_SCOPES } from '@portal/domain/developers/api-scopes.ts';
import { TOKEN_DAYS } from '@portal/domain/developers/developer-limits.ts';
import { z } from 'zod';
import { id, line } from '../call.ts';
import { faults } from '../input-faults.texts.ts';

/** A token in the list of its owner; the token itself is told once, when it is made. */
export const tokenView = z.object({
  tokenId: id,
  name: z.string(),
  /** Its last characters. */
  hint: z.string(),
  scopes: z.array(z.string()),
  madeBy: z.string(),
  madeAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});

const days = z.union(TOKEN_DAYS.map((count) => z.literal(count)));
const name = line(100).min(1, faults.name.text);

/** What somebody chooses of a new token of a firm. */
export const newFirmToken = z.object({
  name,
  days,
  scopes: z.array(z.enum(FIRM_SCOPES)).min(1, faults.oneOfOptions.text).max(FIRM_SCOPES.length),
});

/** The same of the provider's. */
export const newProviderToken = z.object({
  name,
  days,
  scopes: z.array(z.enum(PROVIDER_SCOPES)).min(1, faults.oneOfOptions.text).max(PROVIDER_SCOPES.length),
});

/** What the page for developers tells of a call. */
export const operationView = z.object({
  name: z.string(),
  method: z.enum(['GET', 'POST']),
  path: z.string(),
  resource: z.string(),
  scope: z.string(),
  summary: z.string(),
  /** Whether the plan has what it needs. */
  isInPlan: z.boolean(),
  /** Of a GET those of path and query, of a POST the fields of the body. */
  fields: z.array(z.object({ name: z.string(), isRequired: z.boolean(), example: z.string() })),
  /** As JSON; empty for a GET. */
  exampleBody: z.string(),
  exampleAnswer: z.string(),
});

/** What the page for developers tells of a failure. */
export const problemView = z.object({ code: z.string(), status: z.number(), text: z.string() });
