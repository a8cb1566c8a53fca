import { isIPv4 } from 'node:net';
import type { SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import { createAddressGuard } from '../../guard/address-guard.ts';
import type { SurfaceHost } from '../find-hosts.ts';
import { KNOWN_PORTS } from '../port-list.ts';
import type { SurfaceContext } from '../surface-context.ts';
import { type PortState, tryPort } from '../try-port.ts';
import { finding, mergeFindings, type Place, type VectorLook } from '../vector-look.ts';

const TIMEOUT_MS = 600;
const AT_ONCE = 4;
const MAX_ADDRESSES = 6;
/** Devices that answer for every port, to confuse those who look, say nothing about what runs behind them. */
const SUSPICIOUSLY_MANY = 30;

/** Ports open on the firm's own addresses, each tried once. Addresses of content networks and hosters are left alone. */
export async function lookAtPorts(context: SurfaceContext, hosts: readonly SurfaceHost[]): Promise<VectorLook> {
  const vector = 'open_ports';
  const reachable = hosts.filter(({ addresses }) => addresses.length > 0);
  const shared = reachable.filter(({ sharedBy }) => sharedBy !== null).map(tellShared);
  const own = ownAddresses(reachable);
  if (own.size === 0) return { vector, reason: reachable.length === 0 ? 'NO_ANSWER' : 'SHARED_HOST', findings: shared };
  const looks = await Promise.all([...own].map(([address, host]) => lookAtAddress(context, address, host)));
  // An address that gives no sign of life, such as an old record, hides nothing that could be judged.
  const found = looks.flatMap((look) => look ?? []);
  if (looks.every((look) => look === null)) return { vector, reason: 'NO_ANSWER', findings: shared };
  const isJudged = found.some(({ grade }) => grade !== 'NEUTRAL');
  return { vector, reason: isJudged ? null : 'SHARED_HOST', findings: mergeFindings([...found, ...shared]) };
}

/** Each address once, with the most telling host that has it; IPv6 only where there is nothing else. */
function ownAddresses(hosts: readonly SurfaceHost[]): ReadonlyMap<string, SurfaceHost> {
  const found = new Map<string, SurfaceHost>();
  for (const host of hosts) {
    if (host.sharedBy !== null) continue;
    const v4 = host.addresses.filter((address) => isIPv4(address));
    for (const address of v4.length > 0 ? v4 : host.addresses) if (!found.has(address)) found.set(address, host);
  }
  return new Map([...found].slice(0, MAX_ADDRESSES));
}

function tellShared({ host, importance, addresses, sharedBy }: SurfaceHost): SurfaceFinding {
  const seen = `${host} (${addresses.slice(0, 3).join(', ')}) is answered by ${sharedBy}; its ports are not yours.`;
  return finding('ports-shared-address', 'NEUTRAL', { asset: host, importance }, seen);
}

/** Null when the address gave no sign of life, or could not be asked. */
async function lookAtAddress(
  { options, guard, turn, signal }: SurfaceContext,
  address: string,
  host: SurfaceHost,
): Promise<readonly SurfaceFinding[] | null> {
  const ports = options.ports ?? Object.keys(KNOWN_PORTS).map(Number);
  const portGuard = createAddressGuard({
    allowedHosts: options.allowedHosts,
    pinned: guard.pinned(),
    furtherPorts: ports,
  });
  const states = new Map<number, PortState>();
  const left = [...ports];
  const work = async () => {
    for (let port = left.shift(); port !== undefined; port = left.shift()) {
      await turn(address);
      states.set(port, await tryPort(portGuard, address, port, TIMEOUT_MS, signal));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return judgePorts(states, address, host);
}

/** Findings of one address; null when all ports were silent. */
export function judgePorts(
  states: ReadonlyMap<number, PortState>,
  address: string,
  { host, importance }: { readonly host: string; readonly importance: 1 | 0.5 },
): readonly SurfaceFinding[] | null {
  const place: Place = { asset: host, importance };
  const open = [...states].filter(([, state]) => state === 'open').map(([port]) => port);
  if (open.length >= SUSPICIOUSLY_MANY) {
    const seen = `${address} answers on ${open.length} of ${states.size} ports, as a protecting device does.`;
    return [finding('ports-shared-address', 'NEUTRAL', place, seen)];
  }
  if (open.length > 0) return open.sort((a, b) => a - b).map((port) => judgePort(port, address, host, importance));
  if (![...states.values()].includes('closed')) return null;
  return [finding('ports-nothing-open', 'GOOD', place, `${address} refused all ${states.size} ports that were tried.`)];
}

function judgePort(port: number, address: string, host: string, importance: 1 | 0.5): SurfaceFinding {
  const place: Place = { asset: `${host}:${port}`, importance };
  const known = KNOWN_PORTS[port];
  const seen = `${address} accepts connections on port ${port} (${known?.service ?? 'web'}).`;
  return known === undefined ? finding('port-web', 'GOOD', place, seen) : finding(known.kind, known.grade, place, seen);
}
