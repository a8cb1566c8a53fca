export const DEMO_COMPANY = {
  companyName: 'Harbor Bakery',
  companyUrl: 'harbor-bakery.example',
  numberOfEmployees: '11-20',
  industry: 'RETAIL',
  phone: '',
} as const;

export const DEMO_PEOPLE = [
  { email: 'dana.reyes@harbor-bakery.example', firstName: 'Dana', lastName: 'Reyes', jobTitle: 'Owner' },
  { email: 'sam.okafor@harbor-bakery.example', firstName: 'Sam', lastName: 'Okafor', jobTitle: 'Office manager' },
] as const;
