import { texts } from '@portal/domain/texts/texts.ts';

export const findFinder = texts('find.findFinder', {
  websites: 'Websites',
  findings: 'Findings',
  people: 'People',
  policies: 'Policies',
  records: 'Records',
  courses: 'Courses',
  campaigns: 'Phishing campaigns',
  contactSupport: 'Contact Support',
  accessibility: 'Accessibility',
  pageWebsiteFindingPerson: 'Page, website, finding, person, policy, record or course',
  title: 'Pages',
  help: 'Help',
  whatYourCompanyHas: 'Your company’s data',
});
