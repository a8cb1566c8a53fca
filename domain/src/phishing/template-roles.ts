import type { TemplateRole } from './template-kinds.ts';

/** Words that departments are called by in English, German and Spanish. */
const WORDS: readonly (readonly [TemplateRole, RegExp])[] = [
  ['money', /financ|account|book-?keep|payroll|purchas|buchhalt|finanz|einkauf|lohn|contab|compras|tesorer/i],
  ['owner', /owner|management|director|executive|leadership|gesch(?:ä|ae)fts(?:f|l)|leitung|direcci|gerencia/i],
  ['it', /\bit\b|\bedv\b|information tech|system admin|informatik|inform[aá]tica|sistemas/i],
  ['front-desk', /front.?desk|reception|office|empfang|sekretariat|verwaltung|recepci|oficina|secretar/i],
];

/** By the roles of training. */
const ROLES: Readonly<Record<string, TemplateRole | undefined>> = {
  money: 'money',
  owner: 'owner',
  'it-admin': 'it',
  'front-desk': 'front-desk',
};

/** Whose work somebody's templates may be about: by the roles that the firm gave them, and by the name of the department; `everyone` always. */
export const templateRolesOf = (department: string, roles: readonly string[]): readonly TemplateRole[] => [
  ...new Set<TemplateRole>([
    'everyone',
    ...roles.flatMap((role) => ROLES[role] ?? []),
    ...WORDS.filter(([, words]) => words.test(department)).map(([role]) => role),
  ]),
];
