import { texts } from '@portal/domain/texts/texts.ts';

export const menuDrawer = texts('frame.shell.menuDrawer', {
  title: 'Menu',
});

export const menuEntries = texts('frame.shell.menuEntries', {
  knowledgeBase: 'Knowledge Base',
});

export const serviceSessionBanner = texts('frame.shell.serviceSessionBanner', {
  serviceSession: 'Service session',
  title: 'Service session.',
  leave: 'Leave',
  working: 'You are working in {company}’s portal. Everything you do here is recorded.',
  workingUntil:
    'You are working in {company}’s portal until {endsAt}, unless the session is ended sooner. Everything you do here is recorded.',
  /** In place of a company's name that is not known. */
  aCustomer: 'a customer',
});

export const setUpFrame = texts('frame.shell.setUpFrame', {
  passwordAndSecondFactor: 'Password and second factor',
  brandNameShortHome: '{brandNameShort} home',
});

export const shell = texts('frame.shell.shell', {
  skipToContent: 'Skip to content',
  openTheMenu: 'Open the menu',
  brandNameShortHome: '{brandNameShort} home',
});

export const sideMenu = texts('frame.shell.sideMenu', {
  main: 'Main',
  subscribeToUse: 'Subscribe to use',
  opensInANew: 'Opens in a new tab',
});

export const trialExpiredBanner = texts('frame.shell.trialExpiredBanner', {
  freeTrial: 'Free trial',
  yourFreeTrialHas: 'Your free trial has ended.',
  selectAPlanBelow: 'Select a plan below.',
  yourResultsAreKept: 'We’ll keep your results.',
  subscribeNow: 'Subscribe Now',
});

export const userMenu = texts('frame.shell.userMenu', {
  yourAccount: 'Your account',
  settings: 'Settings',
  myPlan: 'My Plan',
  whatsNew: 'What’s new',
  passwordAndSecondFactor: 'Password and second factor',
  signOut: 'Sign Out',
});

export const userMenuButton = texts('frame.shell.userMenuButton', {
  yourAccount: 'Your account',
});

export const findButton = texts('frame.shell.findButton', {
  ctrlK: 'Ctrl K',
  findAnything: 'Find anything',
});

export const sandboxBanner = texts('frame.shell.sandboxBanner', {
  sandbox: 'Sandbox',
  about: 'The data here is made up. Nothing is scanned, and emails go only to this company’s admins.',
});
