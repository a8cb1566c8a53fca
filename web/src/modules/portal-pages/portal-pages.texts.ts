import { texts } from '@portal/domain/texts/texts.ts';

export const accessibilityParts = texts('portal-pages.accessibilityParts', {
  title: 'What we claim',
  intro:
    'The pages of this portal conform to the Web Content Accessibility Guidelines 2.2, level AA, as far as our own tests can tell. No independent auditor has confirmed it yet. The gaps that we know of are listed below.',
  howItWasTested: 'How it was tested',
  everyReleaseGoesThrough: 'Every release goes through these tests:',
  automaticallyTheAxeCore:
    'Automatically: the axe-core rules for WCAG 2.2 A and AA run on the parts of the pages, in light and dark mode, in a real browser. A version with even a single violation does not pass. The rules require anything you can click or tap to be at least 24 pixels high and wide, or to have that much room around it.',
  at1280And390: 'At 1280 and 390 pixels wide, in light and dark mode: no page may scroll sideways.',
  byKeyboardFormsDialogs:
    'By keyboard: forms, dialogs, menus, dropdown lists and tables are tested without a mouse. The focus is visible, and closing a dialog returns it to where the dialog was opened.',
  byContrastEveryBrands:
    'For contrast: every brand’s color is adjusted until the contrast is at least 4.5 to 1, both for text in that color and for text on that background.',
  withLessMotionAnimations:
    'With less motion: animations are turned off for people whose device is set to reduce motion.',
  whatIsThereTo: 'Features that help you',
  someThingsThatAre: 'Some things that are easy to miss:',
  theFirstTimeYou: 'The first time you press Tab on a page, you can skip straight to the content.',
  chartsHaveTheirNumbers:
    'Charts have their numbers next to them as text or in a table. No status is shown by color alone.',
  youAreWarnedBefore:
    'You are warned before you are signed out and can stay signed in with one click. What you typed is still there when you sign in again.',
  youDoNotHave:
    'You do not have to remember or copy anything by hand to sign in: password managers can fill in everything, and codes can be pasted.',
  pdfsAreTaggedSo: 'PDFs are tagged, so a screen reader recognizes their headings, lists and tables (PDF/UA-1).',
  whatWeKnowIs: 'What we know is missing',
  weWouldRatherTell: 'We would rather tell you than have you find out yourself:',
  peopleWhoUseA: 'People who use a screen reader or a magnifier every day have not tested the portal for us yet.',
  documentsThatCompaniesOr:
    'Documents that companies or their experts upload are only as accessible as their authors made them.',
  pagesOfOtherServices: 'Pages on other services, such as the payment page, are the responsibility of their providers.',
});

export const accessibilityPage = texts('portal-pages.accessibilityPage', {
  accessibility: 'Accessibility',
  brandNameLongWantsEveryoneIn:
    '{brandNameLong} wants everyone in a company to be able to use this portal: with a keyboard, with a screen reader, enlarged, in dark mode, or on a phone.',
  tellUsWhatGets: 'Tell us what gets in your way',
  contactSupportAndSay:
    '<link>Contact support</link> and tell us what you were trying to do, on which page and in which browser, and which screen reader or other assistive tool you use, if any. Where we can, we’ll give you the same content in another form. We’ll also tell you when the page itself will be fixed.',
  thisStatementIsDated: 'This statement is dated November 24, 2026.',
});

export const incorrectUrlPage = texts('portal-pages.incorrectUrlPage', {
  incorrectUrl: 'Incorrect URL',
  title: "It looks like you're trying to sign in using an incorrect URL.",
  goToCorrectUrl: 'Go to correct URL',
  thePortalsAddressIs: 'The portal’s address is <strong>{webDomain}</strong>. Please update your bookmark.',
});

export const maintenancePage = texts('portal-pages.maintenancePage', {
  weWillBeBack: 'We will be back soon',
  weAreWorkingOn: 'We are working on the portal. Nothing you saved is lost; please try again later.',
  signInAsStaff: 'Sign in as staff',
});

export const notFoundPage = texts('portal-pages.notFoundPage', {
  pageNotFound: 'Page not found',
  title: 'This page does not exist',
  goToTheHome: 'Go to the home page',
  theAddressMayBe: 'The address may be mistyped, or the page may have moved.',
});
