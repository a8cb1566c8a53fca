/** What a column of a list of people can hold. */
export type PeopleColumn = 'email' | 'name' | 'firstName' | 'lastName' | 'department' | 'startedOn' | 'roles';

/** What a heading may be called in any of our languages, without regard to case, accents, blanks and signs. */
const HEADINGS: Readonly<Record<PeopleColumn, string>> = {
  email:
    'email emailaddress mail mailaddress workemail businessemail userprincipalname ' +
    'emailadresse mailadresse geschaftlicheemail dienstlicheemail ' +
    'correo correoelectronico direcciondecorreo direcciondecorreoelectronico correodetrabajo emaildetrabajo',
  name:
    'name fullname displayname employee employeename person ' +
    'vollername vollstandigername vorundnachname vornamenachname anzeigename mitarbeiter mitarbeiterin mitarbeitername ' +
    'nombrecompleto nombreyapellidos nombreapellidos nombreparamostrar empleado empleada persona',
  firstName: 'firstname givenname first forename vorname rufname nombre nombredepila',
  lastName: 'lastname surname familyname last nachname familienname zuname apellidos apellido',
  department:
    'department dept team group unit division ' +
    'abteilung bereich gruppe einheit ' +
    'departamento area equipo grupo seccion unidad',
  startedOn:
    'start startdate started startedon startson startingdate firstday hiredate joined ' +
    'beginn startdatum eintritt eintrittsdatum ersterarbeitstag erstertag eingestelltam ' +
    'inicio fechadeinicio alta fechadealta incorporacion fechadeincorporacion ingreso fechadeingreso primerdia',
  // Not “role”: in other lists, that is a job title.
  roles: 'roles trainingroles rollen schulungsrollen funciones rolesdeformacion',
};
const COLUMNS: ReadonlyMap<string, PeopleColumn> = new Map(
  (Object.keys(HEADINGS) as PeopleColumn[]).flatMap((column) =>
    HEADINGS[column].split(' ').map((heading) => [heading, column] as const),
  ),
);

/** "Correo electrónico" as "correoelectronico". */
const plainHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** What the columns under these headings hold; null for what is not read. Of two that fit, the first counts. */
export function columnsOf(headings: readonly string[]): readonly (PeopleColumn | null)[] {
  const plain = headings.map(plainHeading);
  const wanted = plain.map((heading) => COLUMNS.get(heading));
  // Beside a first name, "Name" is the last one, as German lists have it.
  const isLast = wanted.includes('firstName') && !wanted.includes('lastName');
  const taken = new Set<PeopleColumn>();
  return wanted.map((found, place) => {
    const column = isLast && plain[place] === 'name' ? 'lastName' : found;
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
