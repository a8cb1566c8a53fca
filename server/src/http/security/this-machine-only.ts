import type { FastifyRequest } from 'fastify';
import { AppError } from '../../call/app-error.ts';
import { isThisMachine } from '../../system/this-machine.ts';
import { hostName } from './host.ts';

/** What proxies add to the requests of others (RFC 7239; RFC 9110, 7.6.3; the headers that came before them). */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * A hook for pages of development: answers only who sits at this machine, so that a portal that was put behind a proxy while it is
 * still set up for trying out does not show its mails to the world (ASVS 5.0 V13.4.2).
 * @throws {AppError} NOT_FOUND
 */
export async function thisMachineOnly({ headers, ip }: FastifyRequest): Promise<void> {
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
  if (isForwarded || !isThisMachine(ip) || !isThisMachine(hostName(headers.host))) throw new AppError('NOT_FOUND');
}
