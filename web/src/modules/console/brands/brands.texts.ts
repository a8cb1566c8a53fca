import { texts } from '@portal/domain/texts/texts.ts';

export const brandNameFields = texts('console.brands.brandNameFields', {
  names: 'Names',
  name: 'Name',
  description: 'The full name, used in emails and reports.',
  shortName: 'Short name',
  inTheMenuAnd: 'Used in the menu and in titles.',
  webDomain: 'Web domain',
  theAddressOfThe: 'The address of the portal itself. It is set by the people who run the portal.',
  suchAsPortalExample:
    'For example, portal.example.com. Its subdomains also belong to the brand. The domain must point to this portal.',
  emailDomain: 'Email domain',
  emailsComeFromNo: 'Emails come from no-reply at this domain.',
});

export const brandContactFields = texts('console.brands.brandContactFields', {
  helpAndContact: 'Help and contact',
  supportAddress: 'Support address',
  description: 'Appears in every error message.',
  conciergeAddress: 'Concierge address',
  schedulingLinkOfThe: 'Concierge scheduling link (optional)',
  helpCenterOptional: 'Help center (optional)',
  theMenusKnowledgeBase: '“Knowledge Base” in the menu opens it.',
  marketingCollateralOptional: 'Marketing collateral (optional)',
  atCheckWithoutAn: 'Available at /check, with no account needed. If you turn this off, that page will not exist.',
  anyoneMayCheckA: 'Anyone can check a domain',
});

export const brandInsuranceFields = texts('console.brands.brandInsuranceFields', {
  insuranceNotice: 'Insurance notice',
  theInsurancePageSays:
    'The Insurance page says that the service is ending and whom to contact. Empty fields are not shown there; without any contact details, it shows the support address.',
  nameOfTheInsurer: 'Insurer’s name (optional)',
  lastDayOfThe: 'Last day of service (optional)',
  phone: 'Phone for {about, select, claims {claims} other {the policy}} (optional)',
  email: 'Email for {about, select, claims {claims} other {the policy}} (optional)',
  link: 'Link for {about, select, claims {claims} other {the policy}} (optional)',
});

export const colourField = texts('console.brands.colourField', {
  labelPickAColor: '{label}: pick a color',
});

export const pictureField = texts('console.brands.pictureField', {
  descriptionSvgOrPng: '{description} SVG or PNG, up to 200 KB.',
  labelCurrent: '{label}, current',
  removeLabel: 'Remove: {label}',
  remove: 'Remove',
  pleaseChooseAnSvg: 'Please choose an SVG or PNG file.',
  pleaseChooseAPicture: 'Please choose a picture no larger than 200 KB.',
});

export const brandLookFields = texts('console.brands.brandLookFields', {
  look: 'Appearance',
  accentColor: 'Accent color',
  logo: 'Logo',
  description: 'Appears in the header and on the cover of reports. Without a logo, the short name appears instead.',
  timeAndLanguage: 'Time and language',
  timeZone: 'Time zone',
  datesAndScanStart: 'Dates and scan start times use this zone.',
  languageAndRegion: 'Language and region',
  howDatesNumbersAnd:
    'Sets how dates, numbers and prices are written, and the language for people who have not chosen one.',
  whiteLettersOnIt: 'White text on this color is easy to read ({ratio}:1).',
  tooLightForWhite:
    'Too light for white text ({ratio}:1; it needs 4.5:1). The portal darkens it behind text, as in the preview.',
});

export const brandPreview = texts('console.brands.brandPreview', {
  whatPeopleSee: 'What people see',
  shortName: 'Short name',
  dashboard: 'Dashboard',
  websiteScans: 'Website Scans',
  signIn: 'Sign in',
});

export const brandDialog = texts('console.brands.brandDialog', {
  theBrandIsReady: 'The brand is ready.',
  theBrandWasChanged: 'The brand was changed.',
  newBrand: 'New brand',
  editBrandNameShort: 'Edit {brandNameShort}',
  createBrand: 'Create brand',
  saveChanges: 'Save changes',
  thisBrandHasUses: 'This brand has {uses}.',
  theySeeWhatYou: 'Your changes appear within seconds on their pages and in emails and reports.',
});

export const brandsTable = texts('console.brands.brandsTable', {
  brands: 'Brands',
  brand: 'Brand',
  default: 'Default',
  webDomain: 'Web domain',
  support: 'Support',
  customers: 'Customers',
  channels: 'Channels',
  edit: 'Edit',
  companySignIn: 'Company sign-in',
  delete: 'Delete',
});

export const deleteBrandDialog = texts('console.brands.deleteBrandDialog', {
  deleteBrand: 'Delete brand',
  itIsInUse: 'It is in use by {uses}. Assign them another brand first.',
  brandNameLongWasDeleted: '{brandNameLong} was deleted.',
  noCustomerAndNo: 'No customer or channel uses this brand. Its web domain will stop working.',
});

export const brandsPage = texts('console.brands.brandsPage', {
  brands: 'Brands',
  description: 'Each brand has its own web domain. People who use it see the brand’s names, color and logo.',
  newBrand: 'New brand',
  loadingTheBrands: 'Loading the brands',
  what: 'The brands',
});
