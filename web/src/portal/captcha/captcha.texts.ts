import { texts } from '@portal/domain/texts/texts.ts';

export const recaptchaNotice = texts('frame.captcha.recaptchaNotice', {
  thisFormIsProtected:
    'This form is protected by reCAPTCHA. Google’s <privacy>Privacy Policy</privacy> and <terms>Terms of Service</terms> apply.',
});

export const recaptchaToken = texts('frame.captcha.recaptchaToken', {
  theRobotCheckCannot: 'The captcha is not available right now. Please try again in a moment.',
  captcha: 'Captcha',
});

export const useCaptcha = texts('frame.captcha.useCaptcha', {
  youSmellLikeA: 'You smell like a robot.',
});
