import { CALLS_PER_MINUTE } from '@portal/domain/developers/developer-limits.ts';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../call/app-error.ts';
import type { LimitsPort } from '../../providers/rate-counts/limits-port.ts';

const MINUTE_MS = 60_000;

/**
 * Counts a call of a token and tells what is left of its minute (IETF draft "RateLimit header fields for HTTP", 10).
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function limitToken(
  limits: LimitsPort,
  tokenId: string,
  reply: FastifyReply,
  perMinute = CALLS_PER_MINUTE,
): Promise<void> {
  const { current, ttl } = await limits.count(`token ${tokenId}`, MINUTE_MS, perMinute);
  const seconds = Math.ceil(ttl / 1000);
  reply.header('ratelimit-policy', `"token";q=${perMinute};w=${MINUTE_MS / 1000}`);
  reply.header('ratelimit', `"token";r=${Math.max(0, perMinute - current)};t=${seconds}`);
  if (current <= perMinute) return;
  reply.header('retry-after', seconds);
  throw new AppError('TOO_MANY_REQUESTS');
}
