const CSF_SUBCATEGORIES: Readonly<Record<string, readonly number[]>> = {
  'GV.OC': [1, 2, 3, 4, 5],
  'GV.RM': [1, 2, 3, 4, 5, 6, 7],
  'GV.RR': [1, 2, 3, 4],
  'GV.PO': [1, 2],
  'GV.OV': [1, 2, 3],
  'GV.SC': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  'ID.AM': [1, 2, 3, 4, 5, 7, 8],
  'ID.RA': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  'ID.IM': [1, 2, 3, 4],
  'PR.AA': [1, 2, 3, 4, 5, 6],
  'PR.AT': [1, 2],
  'PR.DS': [1, 2, 10, 11],
  'PR.PS': [1, 2, 3, 4, 5, 6],
  'PR.IR': [1, 2, 3, 4],
  'DE.CM': [1, 2, 3, 6, 9],
  'DE.AE': [2, 3, 4, 6, 7, 8],
  'RS.MA': [1, 2, 3, 4, 5],
  'RS.AN': [3, 6, 7, 8],
  'RS.CO': [2, 3],
  'RS.MI': [1, 2],
  'RC.RP': [1, 2, 3, 4, 5, 6],
  'RC.CO': [3, 4],
};

/** The 106 subcategories of the NIST Cybersecurity Framework 2.0 (NIST CSWP 29, appendix A), such as PR.AA-01. */
export const NIST_CSF_IDS: readonly string[] = Object.entries(CSF_SUBCATEGORIES).flatMap(([category, numbers]) =>
  numbers.map((number) => `${category}-${String(number).padStart(2, '0')}`),
);

const goals = (chapter: number, letters: string) => [...letters].map((letter) => `${chapter}.${letter}`);

/** The 34 goals of CISA's Cross-Sector Cybersecurity Performance Goals 2.0. */
export const CISA_CPG_IDS: readonly string[] = [
  ...goals(1, 'ABCDE'),
  ...goals(2, 'ABCDE'),
  ...goals(3, 'ABCDEFGHIJKLMNOPQRS'),
  ...goals(4, 'AB'),
  ...goals(5, 'AB'),
  ...goals(6, 'A'),
];
