import { texts } from '@portal/domain/texts/texts.ts';

export const disclaimer = texts('onboarding.disclaimer', {
  legalDisclaimer: 'Legal disclaimer',
  byContinuingYouAccept: 'By continuing, you accept the <link>legal disclaimer</link>.',
});

export const stepButtons = texts('onboarding.stepButtons', {
  back: 'Back',
});

export const useOnboarding = texts('onboarding.useOnboarding', {
  incompleteFormPleaseComplete: 'Incomplete Form. Please complete and submit again.',
  oopsSomethingWentWrong: 'Oops something went wrong. Please try again or contact us at {supportEmail}',
  invitedUserSuccessfully: 'Invited user successfully',
  errorInUserInvitation: 'Error in user invitation',
});

export const inviteStep = texts('onboarding.inviteStep', {
  inviteAnAdmin: 'Invite an admin',
  anAdminCanSee:
    'An admin can see and administer the same modules as you, and manage other users. You can skip this and invite people later in the settings.',
  emailAddress: 'Email address',
  pleaseEnterAValid: 'Please enter a valid email.',
  firstNameOptional: 'First name (optional)',
  lastNameOptional: 'Last name (optional)',
  jobTitleOptional: 'Job title (optional)',
  skip: 'Skip',
  inviteAdmin: 'Invite Admin',
});

export const organizationStep = texts('onboarding.organizationStep', {
  tellUsAboutYour: 'Tell us about your organization',
  thisHelpsUsShow: 'This helps us show what matters for companies like yours.',
  organizationName: 'Organization name',
  pleaseEnterTheOrganization: 'Please enter the organization name.',
  primaryIndustry: 'Primary industry',
  teamSize: 'Team size',
  description: 'Include all full-time and part-time employees, contractors, and consultants.',
  websiteAddressOptional: 'Website address (optional)',
  placeholder: 'www.yourcompany.com',
  pleaseEnterAValid: 'Please enter a valid URL.',
  consent: '{consent}. Take a first look while I continue',
  next: 'Next',
  theDomainYouChecked: 'The domain you checked. Change it or clear it.',
  guessedFromYourEmail: 'Guessed from your email address. Change it or clear it.',
});

export const welcomeStep = texts('onboarding.welcomeStep', {
  welcomeToBrandNameLong: 'Welcome to {brandNameLong}',
  threeShortStepsSet:
    'You’ll set up your portal in three short steps: a few words about your organization, a few about you, and, if you like, an invitation for a coworker. It takes about two minutes. You can change everything later.',
  letsStart: 'Let’s start',
});

export const yourselfStep = texts('onboarding.yourselfStep', {
  tellUsAboutYourself: 'Tell us about yourself',
  youWillBeThe: 'You will be the first admin of your organization’s portal.',
  firstName: 'First name',
  pleaseEnterYourFirst: 'Please enter your first name.',
  lastName: 'Last name',
  pleaseEnterYourLast: 'Please enter your last name.',
  jobTitleOptional: 'Job title (optional)',
  next: 'Next',
});

export const onboardingPage = texts('onboarding.onboardingPage', {
  yourOrganization: 'Your organization',
  yourself: 'Yourself',
  inviteAnAdmin: 'Invite an admin',
  welcome: 'Welcome',
  stepsToSetUp: 'Steps to set up your portal',
});
