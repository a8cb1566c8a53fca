import type { Config } from '../../config/config.ts';
import type { Clock } from '../../system/clock.ts';
import { createAltchaCaptcha } from './altcha-captcha.ts';
import type { Captcha } from './captcha.ts';
import { createRecaptchaCaptcha } from './recaptcha-captcha.ts';

type CaptchaServices = {
  readonly secret: string;
  readonly clock: Clock;
  readonly isOwnHost: (host: string) => Promise<boolean>;
  readonly report: (error: unknown) => void;
};

/** What tells people from programs, by the settings. */
export function chooseCaptcha({ recaptcha }: Pick<Config, 'recaptcha'>, services: CaptchaServices): Captcha {
  if (recaptcha !== null) return createRecaptchaCaptcha({ ...services, settings: recaptcha });
  return createAltchaCaptcha(services.secret, services.clock);
}
