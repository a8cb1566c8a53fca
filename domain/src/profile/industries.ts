import { industries } from './profile.texts.ts';

/** Industries a firm can choose from, in the order shown (spec part 1, section 3). */
export const INDUSTRIES = [
  { code: 'BANKING_INVESTMENT', label: industries.BANKING_INVESTMENT, group: 'finance' },
  { code: 'BUSINESS_PROFESSIONAL_SERVICES', label: industries.BUSINESS_PROFESSIONAL_SERVICES },
  { code: 'CONSTRUCTION', label: industries.CONSTRUCTION },
  { code: 'EDUCATION', label: industries.EDUCATION },
  { code: 'ENERGY', label: industries.ENERGY },
  { code: 'ENTERTAINMENT_MEDIA', label: industries.ENTERTAINMENT_MEDIA },
  { code: 'FOOD_AGRICULTURE', label: industries.FOOD_AGRICULTURE },
  { code: 'HOSPITALS_NURSING_HOMES', label: industries.HOSPITALS_NURSING_HOMES, group: 'healthcare' },
  { code: 'INSURANCE', label: industries.INSURANCE, group: 'finance' },
  { code: 'IT', label: industries.IT },
  { code: 'MANUFACTURING', label: industries.MANUFACTURING },
  { code: 'MINING_PRIMARY_INDUSTRIES', label: industries.MINING_PRIMARY_INDUSTRIES },
  { code: 'MUNICIPALITIES', label: industries.MUNICIPALITIES },
  { code: 'NON_PROFIT', label: industries.NON_PROFIT },
  { code: 'OTHER_HEALTHCARE', label: industries.OTHER_HEALTHCARE, group: 'healthcare' },
  { code: 'PHARMACEUTICALS', label: industries.PHARMACEUTICALS },
  { code: 'REAL_ESTATE', label: industries.REAL_ESTATE },
  { code: 'RETAIL', label: industries.RETAIL },
  { code: 'TELECOMMUNICATIONS', label: industries.TELECOMMUNICATIONS },
  { code: 'TOURISM_HOSPITALITY', label: industries.TOURISM_HOSPITALITY },
  { code: 'TRANSPORTATION', label: industries.TRANSPORTATION },
  { code: 'UTILITIES', label: industries.UTILITIES },
  { code: 'ADULT_GAMBLING_CANNABIS', label: industries.ADULT_GAMBLING_CANNABIS },
  { code: 'OTHER', label: industries.OTHER },
] as const;

export const INDUSTRY_CODES = INDUSTRIES.map((industry) => industry.code);

/** Industries with duties of their own (spec part 1, section 3). */
export type IndustryGroup = 'finance' | 'healthcare';

/** The group of the industry with that code, or null. */
export function industryGroup(code: string): IndustryGroup | null {
  const industry = INDUSTRIES.find((candidate) => candidate.code === code);
  return industry !== undefined && 'group' in industry ? industry.group : null;
}
