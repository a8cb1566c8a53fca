import type { DevelopersServices } from '../developers-services.ts';
import type { DirectoryCaller } from './directory-caller.ts';
import { parseFilter } from './filters/parse-filter.ts';
import { groupResource } from './group-resource.ts';
import { listGroups } from './groups.store.ts';
import { listPeople } from './people.store.ts';
import { personResource } from './person-resource.ts';
import { ScimProblem } from './scim-problem.ts';

/** Resources of one page at most. */
const MOST = 200;

/** What a list is asked for (RFC 7644, section 3.4.2). */
export type ListQuery = { readonly filter?: string; readonly startIndex?: string; readonly count?: string };

/** A page of the people of the directory, in an order that stays. @throws ScimProblem invalidFilter */
export async function listUsers({ database }: DevelopersServices, { orgId, base }: DirectoryCaller, query: ListQuery) {
  const { start, count } = pageOf(query);
  const filter = filterOf(query);
  const { total, rows } = await database.inOrg(orgId, (tx) => listPeople(tx, filter, { offset: start - 1, count }));
  return listResponse(
    rows.map((row) => personResource(row, base)),
    total,
    start,
  );
}

/** A page of the groups of the directory. @throws ScimProblem invalidFilter */
export async function listDirectoryGroups(
  { database }: DevelopersServices,
  { orgId, base }: DirectoryCaller,
  query: ListQuery,
) {
  const { start, count } = pageOf(query);
  const filter = filterOf(query);
  const rows = await database.onceInOrg(orgId, (tx) => listGroups(tx, filter));
  const page = rows.slice(start - 1, start - 1 + count).map((row) => groupResource(row, base));
  return listResponse(page, rows.length, start);
}

/** The message that lists come in. */
export const listResponse = (resources: readonly object[], total = resources.length, start = 1) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex: start,
  itemsPerPage: resources.length,
  Resources: resources,
});

const filterOf = ({ filter = '' }: ListQuery) => (filter.trim() === '' ? null : parseFilter(filter));

function pageOf({ startIndex, count }: ListQuery): { start: number; count: number } {
  return { start: Math.max(1, numberOf(startIndex, 1)), count: Math.min(MOST, Math.max(0, numberOf(count, 100))) };
}

function numberOf(text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (!/^-?\d{1,9}$/.test(text)) throw new ScimProblem(400, 'startIndex and count are whole numbers.', 'invalidValue');
  return Number(text);
}
