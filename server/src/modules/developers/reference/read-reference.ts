import type { readApiReference as readApiReferenceCall } from '@portal/contract/developers/developers.calls.ts';
import type { operationView } from '@portal/contract/developers/developers.schemas.ts';
import type { Operation } from '@portal/contract/developers/operation.ts';
import { OPERATIONS } from '@portal/contract/developers/operations.ts';
import { ERROR_PHRASES } from '@portal/contract/error-phrases.ts';
import { ERROR_ROWS } from '@portal/contract/error-tables.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import type { ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { sayUnsaid } from '@portal/domain/texts/unsaid.ts';
import type { z } from 'zod';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { MCP_PATH } from '../assistants/mcp-path.ts';

/** Failures that any program should expect, by status. */
const TOLD_CODES = [
  ...(['INVALID_INPUT', 'IDEMPOTENCY_KEY_INVALID', 'TOKEN_REJECTED', 'SCOPE_MISSING', 'MODULE_NOT_ACTIVE'] as const),
  ...(['NOT_FOUND', 'SCAN_RUNNING', 'IDEMPOTENCY_KEY_BUSY', 'BODY_TOO_LARGE', 'IDEMPOTENCY_KEY_REUSED'] as const),
  ...(['TOO_MANY_REQUESTS', 'UNEXPECTED', 'UNAVAILABLE'] as const),
] satisfies readonly ErrorCode[];

/** The calls of the public interface that a token of the caller could make. */
export async function readApiReference(
  { database, plans, config }: Services,
  { session, brand, language }: CallerOf<typeof readApiReferenceCall>,
): Promise<AnswerOf<typeof readApiReferenceCall>> {
  const { orgId } = session;
  const modules = orgId === null ? null : (await database.onceInOrg(orgId, plans.current)).modules;
  const audience = modules === null ? 'provider' : 'firm';
  const say = sayFor(brand, language);
  const origin = brandOrigin(brand, config.publicUrl);
  const own =
    session.isStaff || modules !== null ? OPERATIONS.filter((operation) => operation.audience === audience) : [];
  return {
    success: true,
    data: {
      address: `${origin}/api/v1`,
      assistantAddress: `${origin}${MCP_PATH}`,
      operations: own.map((operation) => describeOperation(operation, modules, say)),
      errors: TOLD_CODES.map((code) => ({
        code,
        status: ERROR_ROWS[code].status,
        text: sayUnsaid(say, {
          phrase: ERROR_PHRASES[code],
          values: { supportEmail: brand.supportEmail, scope: 'scans:write' },
        }),
      })),
    },
  };
}

function describeOperation(
  { name, method, path, resource, scope, summary, module, input, example }: Operation,
  modules: ModuleStatuses | null,
  say: Say,
): z.input<typeof operationView> {
  return {
    ...{ name, method, path, resource, scope },
    summary: say(summary),
    isInPlan: module === undefined || modules === null || modules[module] === 'ACTIVE',
    fields: Object.entries(input.shape).map(([field, schema]) => ({
      name: field,
      isRequired: !(schema as z.ZodType).safeParse(undefined).success,
      example: String(example.input[field] ?? ''),
    })),
    exampleBody: method === 'POST' ? JSON.stringify(example.input, null, 2) : '',
    exampleAnswer: JSON.stringify(example.output, null, 2),
  };
}
