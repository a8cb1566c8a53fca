/** Industries a firm can choose from, in the order shown (spec part 1, section 3). */
export const INDUSTRIES = [
  { code: 'BANKING_INVESTMENT', label: 'Banking or Investment Management', group: 'finance' },
  { code: 'BUSINESS_PROFESSIONAL_SERVICES', label: 'Business and Professional Services' },
  { code: 'CONSTRUCTION', label: 'Construction' },
  { code: 'EDUCATION', label: 'Education' },
  { code: 'ENERGY', label: 'Energy' },
  { code: 'ENTERTAINMENT_MEDIA', label: 'Entertainment and Media' },
  { code: 'FOOD_AGRICULTURE', label: 'Food and Agriculture' },
  { code: 'HOSPITALS_NURSING_HOMES', label: 'Hospitals or Nursing Homes', group: 'healthcare' },
  { code: 'INSURANCE', label: 'Insurance', group: 'finance' },
  { code: 'IT', label: 'IT' },
  { code: 'MANUFACTURING', label: 'Manufacturing' },
  { code: 'MINING_PRIMARY_INDUSTRIES', label: 'Mining and Primary Industries' },
  { code: 'MUNICIPALITIES', label: 'Municipalities' },
  { code: 'NON_PROFIT', label: 'Non-Profit' },
  { code: 'OTHER_HEALTHCARE', label: 'Other Healthcare', group: 'healthcare' },
  { code: 'PHARMACEUTICALS', label: 'Pharmaceuticals' },
  { code: 'REAL_ESTATE', label: 'Real Estate' },
  { code: 'RETAIL', label: 'Retail' },
  { code: 'TELECOMMUNICATIONS', label: 'Telecommunications' },
  { code: 'TOURISM_HOSPITALITY', label: 'Tourism and Hospitality' },
  { code: 'TRANSPORTATION', label: 'Transportation' },
  { code: 'UTILITIES', label: 'Utilities' },
  { code: 'ADULT_GAMBLING_CANNABIS', label: 'Adult Business/Gambling/Cannabis' },
  { code: 'OTHER', label: 'Other' },
] as const;

export const INDUSTRY_CODES = INDUSTRIES.map((industry) => industry.code);

/** Industries with duties of their own (spec part 1, section 3). */
export type IndustryGroup = 'finance' | 'healthcare';

/** The group of the industry with that code, or null. */
export function industryGroup(code: string): IndustryGroup | null {
  const industry = INDUSTRIES.find((candidate) => candidate.code === code);
  return industry !== undefined && 'group' in industry ? industry.group : null;
}
