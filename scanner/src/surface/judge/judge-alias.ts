import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import { checkDanglingName } from '../../checks/exposures/e10-dangling-names.ts';
import { createReport } from '../../findings/report.ts';
import type { Exchange } from '../../guard/exchange.ts';
import type { SurfaceHost } from '../find-hosts.ts';
import { finding } from '../vector-look.ts';

/** Whether a name of the firm leads to a service where anybody can take it. `exchange` is the answer at the name. */
export function judgeAlias(
  { host, alias, importance }: SurfaceHost,
  exchange: Exchange | null,
): readonly SurfaceFinding[] {
  if (alias === null) return [];
  const seen = new Map<string, Finding>();
  checkDanglingName(alias, exchange, `https://${host}/`, createReport(seen, null));
  return [...seen.values()].map(({ evidence: { note } }) =>
    finding('dangling-name', 'BAD', { asset: host, importance }, note),
  );
}
