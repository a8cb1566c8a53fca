export const DEMO_COMPANY = {
  companyName: 'Harbor Bakery',
  companyUrl: 'harbor-bakery.example',
  numberOfEmployees: '11-20',
  industry: 'RETAIL',
  phone: '',
} as const;

/** Each with what stands before the @ of the address, too. */
export const DEMO_PEOPLE = [
  {
    local: 'dana.reyes',
    email: 'dana.reyes@harbor-bakery.example',
    firstName: 'Dana',
    lastName: 'Reyes',
    jobTitle: 'Owner',
  },
  {
    local: 'sam.okafor',
    email: 'sam.okafor@harbor-bakery.example',
    firstName: 'Sam',
    lastName: 'Okafor',
    jobTitle: 'Office manager',
  },
] as const;
