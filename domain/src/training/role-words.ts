import { rolesOf, type TrainingRole } from './training-roles.ts';

/** What a role may be called in a list in any of our languages, without regard to case, accents, blanks and signs. */
const WORDS: Readonly<Record<TrainingRole, string>> = {
  money:
    'money finance accounting bookkeeping bookkeeper accounts moneyandinvoices ' +
    'geld finanzen buchhaltung geldundrechnungen dinero finanzas contabilidad dineroyfacturas',
  owner:
    'owner board director ceo ownerorboard inhaber inhaberin geschaftsfuhrung vorstand inhaberodervorstand ' +
    'propietario propietaria direccion juntadirectiva propiedadodireccion',
  'it-admin': 'it itadmin admin administrator itadministration edv itverwaltung informatica ti administraciondeti',
  'front-desk':
    'frontdesk reception receptionist phone frontdeskandphone empfang rezeption telefon empfangundtelefon ' +
    'recepcion telefono recepcionytelefono',
  remote:
    'remote remotework homeoffice workfromhome mobilesarbeiten mobilearbeit fernarbeit teletrabajo remoto trabajoadistancia',
  'web-shop': 'webshop onlineshop onlinestore webdeveloper tiendaonline tiendaenlinea tiendaweb',
};
const ROLE_OF: ReadonlyMap<string, TrainingRole> = new Map(
  (Object.keys(WORDS) as TrainingRole[]).flatMap((role) => WORDS[role].split(' ').map((word) => [word, role] as const)),
);

const plainWord = (word: string): string =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** The roles in a cell of a list, with commas, semicolons or slashes between them; null where a word is no role. */
export function readRoles(cell: string): TrainingRole[] | null {
  const words = cell.split(/[,;/|\n]/).filter((word) => word.trim() !== '');
  const known = words.map((word) => ROLE_OF.get(plainWord(word)));
  return known.includes(undefined) ? null : rolesOf(known.flatMap((role) => role ?? []));
}
