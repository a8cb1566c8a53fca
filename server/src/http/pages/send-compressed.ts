import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What differs in each answer is compressed as it goes: quickly. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Sends a text compressed to browsers that take that. Only for texts that hold no secret and nothing that the caller sent: otherwise
 * their length would give something away (BREACH).
 */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const bytes = Buffer.from(text);
  reply.header('vary', 'accept-encoding');
  if (!takesBrotli(request)) return reply.send(bytes);
  return reply.header('content-encoding', 'br').send(brotliCompressSync(bytes, COMPRESSION));
}

function takesBrotli(request: FastifyRequest): boolean {
  return /(?:^|[\s,])br(?:$|[\s,])/.test(String(request.headers['accept-encoding'] ?? ''));
}
