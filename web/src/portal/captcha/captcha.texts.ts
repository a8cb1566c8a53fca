import { texts } from '@portal/domain/texts/texts.ts';

export const recaptchaNotice = texts('frame.captcha.recaptchaNotice', {
  thisFormIsProtected:
    'This form is protected by reCAPTCHA. Google’s <privacy>Privacy Policy</privacy> and <terms>Terms of Service</terms> apply.',
});

export const recaptchaToken = texts('frame.captcha.recaptchaToken', {
  theRobotCheckCannot: 'The robot check cannot be reached. Please try again in a moment.',
  captcha: 'Captcha',
});

export const useCaptcha = texts('frame.captcha.useCaptcha', {
  youSmellLikeA: 'You smell like a robot.',
});
