import { getDomain, parse } from 'tldts';
import { checkDanglingName, takeoverServicesOf } from '../checks/exposures/e10-dangling-names.ts';
import type { DnsClient } from '../dns/dns-client.ts';
import { followAlias } from '../dns/follow-alias.ts';
import { LEVEL_LIMITS, type Level } from '../levels.ts';
import type { ScanSettings } from '../scan-options.ts';
import { enqueue, type ScanState, skipCheck } from '../scan-state.ts';
import { signInHosts } from '../signed-in/accounts.ts';
import type { TaskHandler } from './task-context.ts';

const MAX_NAMES = 20;
const SAMPLE_BYTES = 64 * 1024;

/** Queues a name of the site's own domain, each once: the site's, its www sister, and those that its pages link to. */
export function admitName(state: ScanState, level: Level, name: string): void {
  if (!LEVEL_LIMITS[level].checks.has('E10') || state.target === null) return;
  const own = parse(state.target.origin, { allowPrivateDomains: true });
  if (own.domain === null || own.isPrivate || getDomain(name, { allowPrivateDomains: true }) !== own.domain) return;
  const key = `name ${name}`;
  const count = state.patterns.names ?? 0;
  if (key in state.patterns || count >= MAX_NAMES || !/^[a-z0-9._-]+$/.test(name)) return;
  state.patterns[key] = 1;
  state.patterns.names = count + 1;
  enqueue(state, { kind: 'dangling-name', name });
}

/** Follows the name's CNAME records; when they lead to a service that hands out names, its page is looked at. */
export const danglingName: TaskHandler<'dangling-name'> = async (task, { dns, fetch, settings, state: { target } }) => {
  if (!target || isSignInHost(settings, task.name)) return () => undefined;
  const record = await readRecord(task.name, dns);
  if (record === 'failed') return (state) => skipCheck(state, 'E10', 'DNS_FAILED');
  if (record === null || takeoverServicesOf(record.target).length === 0) return () => undefined;
  const url = new URL(target.origin);
  url.hostname = task.name;
  const answer = record.isAbsent ? null : await fetch(url.href, { bodyLimitBytes: SAMPLE_BYTES });
  return (_, report) => checkDanglingName(record, answer?.exchange ?? null, `${target.origin}/`, report);
};

/** A host that was named for the sign-in gets the sign-in and nothing else. */
const isSignInHost = (settings: ScanSettings, name: string) =>
  [...signInHosts(settings)].some((origin) => new URL(origin).hostname === name);

async function readRecord(name: string, dns: DnsClient) {
  try {
    return await followAlias(name, dns);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall?.startsWith('query')) return 'failed' as const;
    throw error;
  }
}
