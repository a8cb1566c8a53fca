import { type RawBuilder, sql } from 'kysely';
import { filterRefused } from './filter-refused.ts';
import type { Comparison, Filter, FilterValue } from './parse-filter.ts';

/** An attribute as the database knows it. An empty text is one that is not there. */
export type FilterAttribute =
  | { readonly type: 'text'; readonly of: RawBuilder<string>; readonly isExact?: true }
  | { readonly type: 'flag'; readonly of: RawBuilder<boolean> }
  | { readonly type: 'time'; readonly of: RawBuilder<Date> }
  /** Of several values, each of which may fulfill what is asked: rows in which `of` is one. */
  | { readonly type: 'each'; readonly of: RawBuilder<string>; readonly among: RawBuilder<unknown> };

/** Attributes by their names in small letters; of the core schema without its name. */
export type FilterAttributes = Readonly<Record<string, FilterAttribute>>;

type Condition = RawBuilder<boolean>;
const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(user|group):/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(z|[+-]\d\d:\d\d)$/i;
const SIGNS = { eq: sql`=`, ne: sql`<>`, gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` } as const;
const NONE: Condition = sql<boolean>`true`;

/**
 * A filter as a condition, every value of it a parameter. Texts are compared without regard to case unless the standard says so.
 * @throws ScimProblem invalidFilter
 */
export function conditionOf(filter: Filter | null, attributes: FilterAttributes): Condition {
  if (filter === null) return NONE;
  if (filter.is === 'not') return sql<boolean>`not (${conditionOf(filter.of, attributes)})`;
  if (filter.is === 'and' || filter.is === 'or') {
    const parts = filter.of.map((one) => conditionOf(one, attributes));
    return sql<boolean>`(${sql.join(parts, filter.is === 'and' ? sql` and ` : sql` or `)})`;
  }
  const name = filter.attribute.replace(CORE, '');
  const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (attribute === undefined) throw filterRefused(`Filters cannot use “${name.slice(0, 100)}”.`);
  if (filter.is === 'present') return presence(attribute);
  return compared(attribute, filter.is, filter.value);
}

function presence(attribute: FilterAttribute): Condition {
  if (attribute.type === 'text') return sql<boolean>`(${attribute.of} <> '')`;
  if (attribute.type === 'each') return sql<boolean>`exists (select from ${attribute.among})`;
  return sql<boolean>`(${attribute.of} is not null)`;
}

function compared(attribute: FilterAttribute, is: Comparison, value: FilterValue): Condition {
  if (value === null) {
    if (is === 'eq') return sql<boolean>`not ${presence(attribute)}`;
    if (is === 'ne') return presence(attribute);
    throw refusedFor(is);
  }
  if (attribute.type === 'flag') return comparedFlag(attribute.of, is, value);
  if (typeof value !== 'string') throw filterRefused('This attribute is compared with a value in quotes.');
  if (attribute.type === 'time') return comparedTime(attribute.of, is, value);
  if (attribute.type === 'text') return comparedText(attribute.of, attribute.isExact === true, is, value);
  // Whether any value is another one would be true of nearly everything: it is whether none is this one.
  const one = comparedText(attribute.of, false, is === 'ne' ? 'eq' : is, value);
  const any = sql<boolean>`exists (select from ${attribute.among} and ${one})`;
  return is === 'ne' ? sql<boolean>`not ${any}` : any;
}

function comparedText(of: RawBuilder<string>, isExact: boolean, is: Comparison, value: string): Condition {
  const left = isExact ? of : sql<string>`lower(${of})`;
  const right = isExact ? sql<string>`${value}::text` : sql<string>`lower(${value}::text)`;
  if (is === 'eq' || is === 'ne') return sql<boolean>`(${left} ${SIGNS[is]} ${right})`;
  if (is === 'co') return sql<boolean>`(${of} <> '' and strpos(${left}, ${right}) > 0)`;
  if (is === 'sw') return sql<boolean>`(${of} <> '' and starts_with(${left}, ${right}))`;
  if (is === 'ew') return sql<boolean>`(${of} <> '' and right(${left}, length(${right})) = ${right})`;
  return sql<boolean>`(${of} <> '' and ${left} collate "C" ${SIGNS[is]} ${right})`;
}

/** Entra sends booleans as texts. */
function comparedFlag(of: RawBuilder<boolean>, is: Comparison, value: string | number | boolean): Condition {
  const wanted = String(value).toLowerCase();
  if (is !== 'eq' && is !== 'ne') throw refusedFor(is);
  if (wanted !== 'true' && wanted !== 'false') throw filterRefused('This attribute is true or false.');
  const isIt = wanted === 'true' ? sql<boolean>`(${of} is true)` : sql<boolean>`(${of} is false)`;
  return is === 'eq' ? isIt : sql<boolean>`not ${isIt}`;
}

/** Instants are told to the millisecond. */
function comparedTime(of: RawBuilder<Date>, is: Comparison, value: string): Condition {
  if (is === 'co' || is === 'sw' || is === 'ew') throw refusedFor(is);
  const instant = INSTANT.test(value) ? new Date(value) : null;
  if (instant === null || Number.isNaN(instant.getTime())) throw filterRefused('This attribute is an instant.');
  return sql<boolean>`(date_trunc('milliseconds', ${of}) ${SIGNS[is]} ${instant.toISOString()}::timestamptz)`;
}

const refusedFor = (is: Comparison) => filterRefused(`This attribute cannot be compared by “${is}”.`);
