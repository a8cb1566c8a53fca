/** What a column of a list of people can hold. */
export type PeopleColumn = 'email' | 'name' | 'firstName' | 'lastName' | 'department' | 'startedOn';

/** What a heading may be called, without regard to case, blanks and signs. */
const HEADINGS: Readonly<Record<PeopleColumn, readonly string[]>> = {
  email: ['email', 'emailaddress', 'mail', 'mailaddress', 'workemail', 'businessemail', 'userprincipalname'],
  name: ['name', 'fullname', 'displayname', 'employee', 'employeename', 'person'],
  firstName: ['firstname', 'givenname', 'first', 'forename'],
  lastName: ['lastname', 'surname', 'familyname', 'last'],
  department: ['department', 'dept', 'team', 'group', 'unit', 'division'],
  startedOn: [
    'start',
    'startdate',
    'started',
    'startedon',
    'startson',
    'startingdate',
    'firstday',
    'hiredate',
    'joined',
  ],
};

/** What the columns under these headings hold; null for what is not read. Of two that fit, the first counts. */
export function columnsOf(headings: readonly string[]): readonly (PeopleColumn | null)[] {
  const taken = new Set<PeopleColumn>();
  return headings.map((heading) => {
    const plain = heading.toLowerCase().replace(/[^a-z]/g, '');
    const column = (Object.keys(HEADINGS) as PeopleColumn[]).find((one) => HEADINGS[one].includes(plain));
    if (column === undefined || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

/** What a list without headings holds: addresses wherever the first line has one, then names, departments and first days. */
export function columnsWithoutHeadings(firstLine: readonly string[]): readonly (PeopleColumn | null)[] {
  const address = firstLine.findIndex((cell) => cell.includes('@'));
  const others: (PeopleColumn | null)[] = ['name', 'department', 'startedOn'];
  return firstLine.map((_, place) => (place === address ? 'email' : (others.shift() ?? null)));
}

const MAILBOX = /^([^<>]*)<([^<>]+)>$/;

/** An address as mail programs copy it, "Ann Lee <ann@firm.example>", in its parts; an address alone has no name. */
export function splitMailbox(cell: string): { readonly email: string; readonly name: string } {
  const whole = cell.trim();
  const [, before = '', email] = MAILBOX.exec(whole) ?? [];
  const name = before.trim().replace(/^"|"$/g, '');
  return email === undefined || name.includes('"')
    ? { email: whole, name: '' }
    : { email: email.trim(), name: name.trim() };
}

/** A name from the address of somebody whose name is not known: "ann.lee@firm.example" is Ann Lee. */
export function nameFromAddress(email: string): string {
  const local = email.split('@')[0] ?? '';
  return (
    local
      .split('+')[0]
      ?.split(/[._-]+/)
      .filter((part) => part !== '')
      .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`)
      .join(' ') ?? ''
  );
}

const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/;
const DOTTED_DAY = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;

/**
 * A day as "2026-11-22" from what people write; null where it isn't one. Days with slashes are not read: whether the day or the month
 * comes first differs by country.
 */
export function readDay(cell: string): string | null {
  const iso = ISO_DAY.exec(cell.trim());
  if (iso !== null) return dayOfParts(iso[1], iso[2], iso[3]);
  const dotted = DOTTED_DAY.exec(cell.trim());
  return dotted === null ? null : dayOfParts(dotted[3], dotted[2], dotted[1]);
}

function dayOfParts(year = '', month = '', day = ''): string | null {
  try {
    return Temporal.PlainDate.from(
      { year: Number(year), month: Number(month), day: Number(day) },
      { overflow: 'reject' },
    ).toString();
  } catch {
    return null;
  }
}
