import SCIMMY from 'scimmy';
import { ScimProblem } from './scim-problem.ts';

/** By what a directory may ask for people. */
type Attribute = 'id' | 'userName' | 'externalId' | 'displayName' | 'email' | 'active';
/** An attribute that has to be a value. */
export type Condition = { readonly attribute: Attribute; readonly value: string | boolean };

const ATTRIBUTES: Readonly<Record<string, Attribute>> = {
  id: 'id',
  username: 'userName',
  externalid: 'externalId',
  displayname: 'displayName',
  active: 'active',
  emails: 'email',
  'emails.value': 'email',
};
const LONGEST = 1000;
const ASKED_WITH =
  'Filters compare id, userName, externalId, displayName, active or emails.value by “eq”, joined by “and”.';

/**
 * What a filter asks for (RFC 7644, section 3.4.2.2), as far as directories use filters: `eq`, joined by `and`. Of the one address that
 * is kept, `emails[type eq "work"].value` and `emails.value` say the same.
 * @throws ScimProblem invalidFilter
 */
export function readFilter(filter: string | undefined): readonly Condition[] {
  if (filter === undefined || filter.trim() === '') return [];
  const [clause, ...others] = parse(filter);
  if (clause === undefined || others.length > 0) throw refused();
  return Object.entries(clause).flatMap(([name, wanted]) => conditionsOf(name, wanted));
}

function parse(filter: string): readonly Readonly<Record<string, unknown>>[] {
  if (filter.length > LONGEST) throw refused();
  try {
    return [...new SCIMMY.Types.Filter(filter)] as Readonly<Record<string, unknown>>[];
  } catch {
    throw refused();
  }
}

function conditionsOf(name: string, wanted: unknown): Condition[] {
  if (!Array.isArray(wanted)) {
    if (wanted === null || typeof wanted !== 'object') throw refused();
    return Object.entries(wanted)
      .filter(([part, value]) => !(part.toLowerCase() === 'type' && isEqual(value) && value[1] === 'work'))
      .flatMap(([part, value]) => conditionsOf(`${name}.${part}`, value));
  }
  const attribute = ATTRIBUTES[name.toLowerCase()];
  if (attribute === undefined || !isEqual(wanted)) throw refused();
  return [{ attribute, value: wanted[1] }];
}

const isEqual = (wanted: unknown): wanted is [string, string | boolean] =>
  Array.isArray(wanted) &&
  wanted.length === 2 &&
  String(wanted[0]).toLowerCase() === 'eq' &&
  ['string', 'boolean'].includes(typeof wanted[1]);

const refused = () => new ScimProblem(400, ASKED_WITH, 'invalidFilter');
