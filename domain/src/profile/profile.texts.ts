import { texts } from '../texts/texts.ts';

/** Industries a firm can choose from (spec part 1, section 3). */
export const industries = texts('profile.industries', {
  BANKING_INVESTMENT: 'Banking or Investment Management',
  BUSINESS_PROFESSIONAL_SERVICES: 'Business and Professional Services',
  CONSTRUCTION: 'Construction',
  EDUCATION: 'Education',
  ENERGY: 'Energy',
  ENTERTAINMENT_MEDIA: 'Entertainment and Media',
  FOOD_AGRICULTURE: 'Food and Agriculture',
  HOSPITALS_NURSING_HOMES: 'Hospitals or Nursing Homes',
  INSURANCE: 'Insurance',
  IT: 'IT',
  MANUFACTURING: 'Manufacturing',
  MINING_PRIMARY_INDUSTRIES: 'Mining and Primary Industries',
  MUNICIPALITIES: 'Municipalities',
  NON_PROFIT: 'Non-Profit',
  OTHER_HEALTHCARE: 'Other Healthcare',
  PHARMACEUTICALS: 'Pharmaceuticals',
  REAL_ESTATE: 'Real Estate',
  RETAIL: 'Retail',
  TELECOMMUNICATIONS: 'Telecommunications',
  TOURISM_HOSPITALITY: 'Tourism and Hospitality',
  TRANSPORTATION: 'Transportation',
  UTILITIES: 'Utilities',
  ADULT_GAMBLING_CANNABIS: 'Adult Business/Gambling/Cannabis',
  OTHER: 'Other',
});

export const teamSizes = texts('profile.teamSizes', {
  largest: 'More than 100',
});
