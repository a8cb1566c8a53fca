import { texts } from '@portal/domain/texts/texts.ts';

export const recaptchaNotice = texts('portal.captcha.recaptchaNotice', {
  thisFormIsProtected:
    'This form is protected by reCAPTCHA. Google’s <link>Privacy Policy</link> and <link2>Terms of Service</link2> apply.',
});

export const recaptchaToken = texts('portal.captcha.recaptchaToken', {
  theRobotCheckCannot: 'The robot check cannot be reached. Please try again in a moment.',
  captcha: 'Captcha',
});

export const useCaptcha = texts('portal.captcha.useCaptcha', {
  youSmellLikeA: 'You smell like a robot.',
});
